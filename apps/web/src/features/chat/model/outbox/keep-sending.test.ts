// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSending, pauseBefore } from './keep-sending.ts';
import { createOutbox, type Flushed, type Outbox } from './outbox.ts';
import { outboxChanged, wayIsFree } from './outbox-key.ts';
import { memoryStore } from './outbox-store.ts';

const delivery = {
  upload: () => Promise.reject(new Error()),
  uploadVoice: () => Promise.reject(new Error()),
  post: () => Promise.reject(new Error()),
};

/** An outbox in which something waits until it says `done`. */
async function start(...answers: Flushed[]) {
  const channel = { post: () => {}, listen: () => {} };
  const outbox: Outbox = createOutbox({ store: memoryStore(), lock: (work) => work(new AbortController().signal), channel });
  await outbox.add({ clientId: 'a', roomId: 'rom_1', text: 'Hello', pictures: [], writtenAt: '2026-11-16T09:00:00.000Z' });
  const flush = vi.spyOn(outbox, 'flush').mockImplementation(async () => {
    const answer = answers.shift() ?? 'done';
    if (answer === 'done') await outbox.clear();
    return answer;
  });
  const stop = keepSending(outbox, delivery);
  await vi.advanceTimersByTimeAsync(0);
  return { flush, stop };
}

describe('the sender of waiting messages', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(1);
  });

  it('tries with growing pauses, and stops when nothing waits', async () => {
    const { flush, stop } = await start({}, {}, {});
    expect(flush).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(flush).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(flush).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(flush).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(flush).toHaveBeenCalledTimes(4);
    stop();
  });

  it.each(['online', wayIsFree])('tries at once on %s', async (occasion) => {
    const { flush, stop } = await start({}, {});
    dispatchEvent(new Event(occasion));
    await vi.advanceTimersByTimeAsync(0);
    expect(flush).toHaveBeenCalledTimes(2);
    stop();
  });

  it('waits as long as the server asks, whatever happens meanwhile', async () => {
    const { flush, stop } = await start({ retryAfterSeconds: 9 });
    for (const occasion of ['online', wayIsFree, outboxChanged]) dispatchEvent(new Event(occasion));
    await vi.advanceTimersByTimeAsync(8999);
    expect(flush).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(flush).toHaveBeenCalledTimes(2);
    stop();
  });

  it('does not try without network, nor after somebody has left', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { flush, stop } = await start();
    expect(flush).not.toHaveBeenCalled();
    line.mockReturnValue(true);
    stop();
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(flush).not.toHaveBeenCalled();
  });

  it('never waits longer than a minute', () => {
    expect(pauseBefore(30, () => 1)).toBe(60_000);
    expect(pauseBefore(0, () => 0)).toBe(500);
  });
});
