import { searchMessages } from '@waybill/contract/chat/search-messages';
import { describe, expect, it } from 'vitest';
import { allPages } from '../support/all-pages.ts';
import { fillRoom, forget, type messagesOf, twoInARoom, write } from '../support/chat.ts';
import { numbers, useLongChats } from './long-chats.ts';

const { world, chatOf } = useLongChats();

describe('searching a room', () => {
  const search = async (who: Parameters<typeof messagesOf>[0], roomId: string, searchText: string, more: object = {}) =>
    (await who.call(searchMessages, { params: { roomId }, query: { searchText, ...more } })).result;

  it('finds what holds all the words, in any case and order, newest first; signs are what they are', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    const messages = ['The BLUE box', 'a red box', 'box, light blue', '50% off_today', '50 off today', 'C:\\temp', 'ẸNIỌLÁ'];
    for (const text of messages) await write(ada, roomId, text);
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
    const { ada, bayo, roomId } = await chatOf(30);
    await forget(ada, roomId);
    await fillRoom(world, roomId, bayo.id, 25);
    const seen = await allPages((on) => search(ada, roomId, 'MESSAGE', { limit: 10, ...on }));
    expect(seen.map(({ seq }) => seq)).toEqual(numbers(31, 55).reverse());
    expect((await search(bayo, roomId, 'message', { limit: 50 })).items).toHaveLength(50);
    const odd = await ada.call(searchMessages, { params: { roomId }, query: { searchText: 'message', cursor: 'bm90IG91cnM' } });
    expect(odd.problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'cursor' }] });
  });
});
