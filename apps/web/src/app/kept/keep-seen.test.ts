// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptKey } from '../../session/kept/kept-key.ts';
import type { KeptEntry } from '../../session/kept/kept-store.ts';
import type { SignedInPerson } from '../../session/session-state.ts';
import { ada } from '../../tests/own-user.ts';
import { keepSeen, type SeenRooms } from './keep-seen.ts';

const store = vi.hoisted(() => ({
  writeKept: vi.fn<(owner: unknown, changed: readonly KeptEntry[], gone?: readonly string[]) => Promise<void>>(),
  readEntries: vi.fn<() => Promise<readonly KeptEntry[]>>(),
}));
vi.mock('../../session/kept/kept-store.ts', () => ({ ...store, keptFormat: 1, keptForMs: 14 * 24 * 3600_000 }));

const orders = ['orders', 'list', {}];
const first = { id: 'msg_1' };
const noRooms: SeenRooms = () => new Map();

function keep(person: () => SignedInPerson | undefined = () => ({ sessionId: 'ses_1', user: ada }), rooms = noRooms) {
  const queries = new QueryClient();
  const stop = keepSeen({ queries, rooms, person });
  return { queries, stop };
}

/** The names of what was written since the last look. */
function written(): string[] {
  const names = store.writeKept.mock.calls.flatMap(([, entries]) => entries.map(({ name }) => name));
  store.writeKept.mockClear();
  return names;
}

describe('keeping what somebody sees', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    store.writeKept.mockReset().mockResolvedValue(undefined);
    store.readEntries.mockReset().mockResolvedValue([]);
  });

  it('says whose it is, and writes what changed, together and once', async () => {
    const { queries } = keep();
    expect(localStorage.getItem(keptKey)).toBe(ada.id);
    queries.setQueryData(orders, { items: [1] });
    queries.setQueryData(orders, { items: [1, 2] });
    queries.setQueryData(['wallet', 'balances'], { naira: 1 });
    queries.setQueryData(['banks'], []);
    await vi.advanceTimersByTimeAsync(5000);
    expect(written()).toEqual([JSON.stringify(orders), '["wallet","balances"]']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written()).toEqual([]);
  });

  it('writes a room when there is something new in it', async () => {
    let items: unknown[] = [first];
    const { queries } = keep(undefined, () => new Map([['rom_1', { items }]]));
    await vi.advanceTimersByTimeAsync(5000);
    expect(written()).toEqual(['["kept","messages","rom_1"]']);
    queries.setQueryData(['unseen'], { chats: 1 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(written()).toEqual(['["unseen"]']);
    items = [first, { id: 'msg_2' }];
    queries.setQueryData(['unseen'], { chats: 2 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(written()).toEqual(['["unseen"]', '["kept","messages","rom_1"]']);
  });

  it('writes a room again when the browser could not keep it', async () => {
    store.writeKept.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    const { queries } = keep(undefined, () => new Map([['rom_1', { items: [first] }]]));
    await vi.advanceTimersByTimeAsync(5000);
    written();
    queries.setQueryData(['unseen'], { chats: 1 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(written()).toContain('["kept","messages","rom_1"]');
  });

  it('forgets a room that was emptied, once', async () => {
    let items: unknown[] = [first];
    const { queries } = keep(undefined, () => new Map([['rom_1', { items }]]));
    await vi.advanceTimersByTimeAsync(5000);
    written();
    items = [];
    for (const chats of [1, 2]) {
      queries.setQueryData(['unseen'], { chats });
      await vi.advanceTimersByTimeAsync(5000);
    }
    const gone = store.writeKept.mock.calls.flatMap(([, , names = []]) => names);
    expect(gone).toEqual(['["kept","messages","rom_1"]']);
  });

  it.each([
    ['what was itself kept', () => ({ sessionId: 'ses_1', user: ada, keptAt: 1 })],
    ['anything once nobody is signed in', () => undefined],
  ])('does not write %s', async (_, person) => {
    const { queries } = keep(person);
    queries.setQueryData(orders, { items: [1] });
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.writeKept).not.toHaveBeenCalled();
  });

  it('tries again with the next thing when the browser could not keep it', async () => {
    const { queries } = keep();
    await vi.advanceTimersByTimeAsync(5000);
    store.writeKept.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    queries.setQueryData(orders, { items: [1] });
    await vi.advanceTimersByTimeAsync(5000);
    written();
    queries.setQueryData(['unseen'], { chats: 1 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(written().sort()).toEqual([JSON.stringify(orders), '["unseen"]'].sort());
  });

  it('writes nothing any more after it was stopped', async () => {
    const { queries, stop } = keep();
    await vi.advanceTimersByTimeAsync(5000);
    written();
    queries.setQueryData(orders, { items: [1] });
    stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(written()).toEqual([]);
  });
});
