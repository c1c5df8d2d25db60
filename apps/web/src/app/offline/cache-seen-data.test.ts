// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheOwnerKey } from '../../session/offline/cache-key.ts';
import type { CacheEntry } from '../../session/offline/cache-store.ts';
import type { SignedInPerson } from '../../session/session-state.ts';
import { ada } from '../../tests/own-user.ts';
import { cacheSeenData, type SeenRooms } from './cache-seen-data.ts';

const store = vi.hoisted(() => ({
  writeCache: vi.fn<(owner: unknown, changed: readonly CacheEntry[], gone?: readonly string[]) => Promise<void>>(),
  readEntries: vi.fn<() => Promise<readonly CacheEntry[]>>(),
}));
vi.mock('../../session/offline/cache-store.ts', () => ({ ...store, cacheFormat: 1, maxAgeMs: 14 * 24 * 3600_000 }));

const orders = ['orders', 'list', {}];
const first = { id: 'msg_1' };
const noRooms: SeenRooms = () => new Map();

function cacheFor(person: () => SignedInPerson | undefined = () => ({ sessionId: 'ses_1', user: ada }), rooms = noRooms) {
  const queries = new QueryClient();
  const stop = cacheSeenData({ queries, rooms, person });
  return { queries, stop };
}

/** The names of what was written since the last look. */
function written(): string[] {
  const names = store.writeCache.mock.calls.flatMap(([, entries]) => entries.map(({ name }) => name));
  store.writeCache.mockClear();
  return names;
}

describe('the offline cache of what somebody sees', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    store.writeCache.mockReset().mockResolvedValue(undefined);
    store.readEntries.mockReset().mockResolvedValue([]);
  });

  it('names its owner, and writes what changed, together and once', async () => {
    const { queries } = cacheFor();
    expect(localStorage.getItem(cacheOwnerKey)).toBe(ada.id);
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
    const { queries } = cacheFor(undefined, () => new Map([['rom_1', { items }]]));
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

  it('writes a room again when the browser could not store it', async () => {
    store.writeCache.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    const { queries } = cacheFor(undefined, () => new Map([['rom_1', { items: [first] }]]));
    await vi.advanceTimersByTimeAsync(5000);
    written();
    queries.setQueryData(['unseen'], { chats: 1 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(written()).toContain('["kept","messages","rom_1"]');
  });

  it('forgets a room that was emptied, once', async () => {
    let items: unknown[] = [first];
    const { queries } = cacheFor(undefined, () => new Map([['rom_1', { items }]]));
    await vi.advanceTimersByTimeAsync(5000);
    written();
    items = [];
    for (const chats of [1, 2]) {
      queries.setQueryData(['unseen'], { chats });
      await vi.advanceTimersByTimeAsync(5000);
    }
    const gone = store.writeCache.mock.calls.flatMap(([, , names = []]) => names);
    expect(gone).toEqual(['["kept","messages","rom_1"]']);
  });

  it.each([
    ['what came from the cache itself', () => ({ sessionId: 'ses_1', user: ada, cachedAt: 1 })],
    ['anything once nobody is signed in', () => undefined],
  ])('does not write %s', async (_, person) => {
    const { queries } = cacheFor(person);
    queries.setQueryData(orders, { items: [1] });
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.writeCache).not.toHaveBeenCalled();
  });

  it('tries again with the next thing when the browser could not store it', async () => {
    const { queries } = cacheFor();
    await vi.advanceTimersByTimeAsync(5000);
    store.writeCache.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    queries.setQueryData(orders, { items: [1] });
    await vi.advanceTimersByTimeAsync(5000);
    written();
    queries.setQueryData(['unseen'], { chats: 1 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(written().sort()).toEqual([JSON.stringify(orders), '["unseen"]'].sort());
  });

  it('writes nothing any more after it was stopped', async () => {
    const { queries, stop } = cacheFor();
    await vi.advanceTimersByTimeAsync(5000);
    written();
    queries.setQueryData(orders, { items: [1] });
    stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(written()).toEqual([]);
  });
});
