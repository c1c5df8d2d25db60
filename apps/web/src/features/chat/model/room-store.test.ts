import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messageWith, pageOf } from '../../../tests/chat-room.ts';
import type { Stretch } from '../api/list-messages.ts';
import { stretchOf } from './room-messages.ts';
import { createRoomStore } from './room-store.ts';

function storeOf(written: number) {
  const all = Array.from({ length: written }, (_, index) => messageWith(index + 1));
  const fetchMessages = vi.fn(async (_: string, stretch: Stretch) => pageOf(all, 0, stretch));
  const store = createRoomStore('rom_1', fetchMessages);
  return { all, store, asked: () => fetchMessages.mock.calls.map(([, stretch]) => stretch), fetchMessages };
}

describe('the store of a room', () => {
  it('loads once, however many want it', async () => {
    const { store, asked } = storeOf(3);
    await Promise.all([store.catchUp(), store.catchUp()]);
    expect(asked()).toEqual([{}]);
  });

  it('goes on with the newest after a long absence, instead of loading hundreds', async () => {
    const { all, store, asked } = storeOf(3);
    await store.catchUp();
    for (let seq = 4; seq <= 600; seq += 1) all.push(messageWith(seq));
    await store.catchUp();
    expect(asked().at(-1)).toEqual({});
    expect(stretchOf(store.state().messages)).toEqual({ from: 550, to: 600 });
  });

  it('does not ask on and on for what the server does not give', async () => {
    const { store, fetchMessages } = storeOf(3);
    await store.catchUp();
    store.bound(5, 0);
    fetchMessages.mockClear();
    await expect(store.catchUp()).rejects.toThrow();
    expect(fetchMessages).toHaveBeenCalledOnce();
  });

  describe('the typing indicator', () => {
    beforeEach(() => void vi.useFakeTimers());

    it('is shown for six seconds after the last typing event, and not after their message', () => {
      const { store } = storeOf(0);
      store.otherTypes();
      vi.advanceTimersByTime(4000);
      store.otherTypes();
      vi.advanceTimersByTime(5999);
      expect(store.state().isOtherTyping).toBe(true);
      vi.advanceTimersByTime(1);
      expect(store.state().isOtherTyping).toBe(false);
      store.otherTypes();
      store.stopTyping();
      expect(store.state().isOtherTyping).toBe(false);
    });
  });
});
