import { describe, expect, it } from 'vitest';
import { messagesOf, twoInARoom, write } from '../support/chat.ts';
import { numbers, useLongChats } from './long-chats.ts';

const { world, chatOf } = useLongChats();

describe('what was said in a room', () => {
  it('is read from its end, back to its beginning, oldest first on every page', async () => {
    const { page } = await chatOf(120);
    expect(await page()).toEqual({ seqs: numbers(71, 120), hasOlder: true, hasNewer: false });
    expect(await page({ before: 71 })).toEqual({ seqs: numbers(21, 70), hasOlder: true, hasNewer: true });
    expect(await page({ before: 21 })).toEqual({ seqs: numbers(1, 20), hasOlder: false, hasNewer: true });
    expect(await page({ before: 1 })).toMatchObject({ seqs: [], hasOlder: false });
    expect(await page({ limit: 7 })).toEqual({ seqs: numbers(114, 120), hasOlder: true, hasNewer: false });
  });

  it('is caught up with after a number, without a gap or a repeat, also while more is said', async () => {
    const { ada, bayo, roomId, page } = await chatOf(105);
    const seen = numbers(1, 30);
    for (let isMore = true, round = 0; isMore; round += 1) {
      const { seqs, hasNewer } = await page({ after: seen.at(-1), limit: 25 });
      seen.push(...seqs);
      if (round < 3) await write(round % 2 === 0 ? ada : bayo, roomId, 'One more');
      isMore = hasNewer;
    }
    expect(seen).toEqual(numbers(1, 108));
    expect(await page({ after: 108 })).toEqual({ seqs: [], hasOlder: true, hasNewer: false });
    expect(await page({ after: 9_000_000_000 })).toMatchObject({ seqs: [], hasNewer: false });
  });

  it('is shown around a number, as a search leads there', async () => {
    const { page } = await chatOf(120);
    expect(await page({ around: 60, limit: 11 })).toEqual({ seqs: numbers(55, 65), hasOlder: true, hasNewer: true });
    expect(await page({ around: 2, limit: 11 })).toEqual({ seqs: numbers(1, 11), hasOlder: false, hasNewer: true });
    expect(await page({ around: 119, limit: 11 })).toEqual({ seqs: numbers(110, 120), hasOlder: true, hasNewer: false });
    expect(await page({ around: 9_000_000, limit: 11 })).toMatchObject({ seqs: numbers(110, 120) });
  });

  it('is asked for in one way at a time, and in pages of fifty at most', async () => {
    const { ada, roomId } = await twoInARoom(world);
    for (const query of ['before=1&after=1', 'limit=51', 'limit=0', 'after=-1', 'after=x', 'after=1.5', 'skip=1'])
      expect((await ada.request(`/api/chatrooms/${roomId}/messages?${query}`)).status, query).toBe(400);
    expect(await messagesOf(ada, roomId)).toEqual({ items: [], hasOlder: false, hasNewer: false });
  });
});
