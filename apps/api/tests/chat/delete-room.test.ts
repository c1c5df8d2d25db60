import { searchMessages } from '@waybill/contract/chat/search-messages';
import { describe, expect, it } from 'vitest';
import { forget, mark, messagesOf, roomOf, roomsOf, sentTo, textsOf, twoInARoom, unreadOf, write } from '../support/chat.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

describe('a deleted chat', () => {
  it('is gone for oneself alone, with everything that was said, and comes back with what is new', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    for (const text of ['one', 'two']) await write(bayo, roomId, text);
    expect((await forget(ada, roomId)).status).toBe(204);
    expect(await roomsOf(ada)).toEqual([]);
    expect(await messagesOf(ada, roomId)).toEqual({ items: [], hasOlder: false, hasNewer: false });
    const own = await roomOf(ada, roomId);
    expect(own).toMatchObject({
      members: [
        { deletedChat: true, unreadMessagesCount: 0, deletedOn: expect.any(String) },
        { deletedChat: false, deletedOn: null },
      ],
      recentMessage: { messageText: '', sentAt: null },
      deletedSeq: 2,
    });
    expect(await sentTo(world, ada)).toContainEqual({ type: 'chat.room-changed', roomId, what: 'deleted' });
    expect(await sentTo(world, bayo)).toHaveLength(2);
    expect((await roomOf(bayo, roomId)).other.readSeq, 'deleting is not reading').toBe(0);
    expect(await textsOf(bayo, roomId)).toEqual(['one', 'two']);

    await write(bayo, roomId, 'three');
    expect(await roomsOf(ada)).toMatchObject([{ id: roomId, members: [{ deletedChat: false, unreadMessagesCount: 1 }, {}] }]);
    for (const query of [{}, { after: 0 }, { around: 1 }, { before: 9 }])
      expect(await messagesOf(ada, roomId, query)).toMatchObject({
        items: [{ messageText: 'three', seq: 3 }],
        hasOlder: false,
        hasNewer: false,
      });
    expect((await ada.call(searchMessages, { params: { roomId }, query: { searchText: 'o' } })).result.items).toEqual([]);
    await mark(ada, roomId, { readSeq: 3 });
    expect(await unreadOf(ada, roomId)).toBe(0);

    await forget(ada, roomId);
    await write(ada, roomId, 'four');
    expect(await textsOf(ada, roomId), 'one’s own word brings it back, too').toEqual(['four']);
  });
});
