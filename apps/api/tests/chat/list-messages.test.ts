import { searchMessages } from '@waybill/contract/chat/search-messages';
import { describe, expect, it } from 'vitest';
import { fillRoom, forget, messagesOf, twoInARoom, write } from '../support/chat.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

async function negotiationOf(count: number) {
  const two = await twoInARoom(world);
  await fillRoom(world, two.roomId, two.bayo.id, count);
  const page = async (query: object = {}) => {
    const { items, hasOlder, hasNewer } = await messagesOf(two.ada, two.roomId, query);
    return { seqs: items.map(({ seq }) => seq), hasOlder, hasNewer };
  };
  return { ...two, page };
}

describe('what was said in a room', () => {
  it('is read from its end, back to its beginning, oldest first on every page', async () => {
    const { page } = await negotiationOf(120);
    expect(await page()).toEqual({ seqs: numbers(71, 120), hasOlder: true, hasNewer: false });
    expect(await page({ before: 71 })).toEqual({ seqs: numbers(21, 70), hasOlder: true, hasNewer: true });
    expect(await page({ before: 21 })).toEqual({ seqs: numbers(1, 20), hasOlder: false, hasNewer: true });
    expect(await page({ before: 1 })).toMatchObject({ seqs: [], hasOlder: false });
    expect(await page({ limit: 7 })).toEqual({ seqs: numbers(114, 120), hasOlder: true, hasNewer: false });
  });

  it('is caught up with after a number, without a gap or a repeat, also while more is said', async () => {
    const { ada, bayo, roomId, page } = await negotiationOf(105);
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
    const { page } = await negotiationOf(120);
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

describe('searching a room', () => {
  const search = async (who: Parameters<typeof messagesOf>[0], roomId: string, searchText: string, more: object = {}) =>
    (await who.call(searchMessages, { params: { roomId }, query: { searchText, ...more } })).result;

  it('finds what holds all the words, in any case and order, newest first; signs are what they are', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    const said = ['The BLUE box', 'a red box', 'box, light blue', '50% off_today', '50 off today', 'C:\\temp', 'ẸNIỌLÁ'];
    for (const text of said) await write(ada, roomId, text);
    const found = async (words: string) => (await search(bayo, roomId, words)).items.map(({ messageText }) => messageText);
    expect(await found('blue BOX')).toEqual(['box, light blue', 'The BLUE box']);
    expect(await found('%')).toEqual(['50% off_today']);
    expect(await found('off_')).toEqual(['50% off_today']);
    expect(await found(':\\')).toEqual(['C:\\temp']);
    expect(await found('ẹniọlá')).toEqual(['ẸNIỌLÁ']);
    expect(await found('green')).toEqual([]);
    expect((await bayo.call(searchMessages, { params: { roomId }, query: { searchText: ' ' } })).problem.code).toBe(
      'invalid_input',
    );
  });

  it('goes on where a page ended, and knows nothing of what one has deleted', async () => {
    const { ada, bayo, roomId } = await negotiationOf(30);
    await forget(ada, roomId);
    await fillRoom(world, roomId, bayo.id, 25);
    const seqs: number[] = [];
    let cursor: string | null = null;
    do {
      const found = await search(ada, roomId, 'MESSAGE', { limit: 10, ...(cursor ? { cursor } : {}) });
      seqs.push(...found.items.map(({ seq }) => seq));
      cursor = found.nextCursor;
    } while (cursor !== null);
    expect(seqs).toEqual(numbers(31, 55).reverse());
    expect((await search(bayo, roomId, 'message', { limit: 50 })).items).toHaveLength(50);
    const odd = await ada.call(searchMessages, { params: { roomId }, query: { searchText: 'message', cursor: 'bm90IG91cnM' } });
    expect(odd.problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'cursor' }] });
  });
});
