import { describe, expect, it } from 'vitest';
import { unreadChats } from '../../src/modules/chat/index.ts';
import { mute, roomsOf, roomWith, twoInARoom, unmute, write } from '../support/chat.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

describe('the list of chats', () => {
  it('holds the twenty with the newest messages, newest first, and finds older ones by name', async () => {
    const ada = await verifiedPerson(world);
    const rooms: string[] = [];
    for (let index = 0; index < 22; index += 1) {
      const other = await verifiedPerson(world);
      await world.db`update profile set full_name = ${`Friend ${index}% Ẹniọlá`} where user_id = ${other.id}`;
      const { id } = await roomWith(other, ada);
      await write(other, id, `Hello ${index}`);
      rooms.push(id);
    }
    expect((await roomsOf(ada)).map(({ id }) => id)).toEqual(rooms.slice(2).reverse());
    await write(ada, rooms[0] ?? '', 'Back to you');
    expect((await roomsOf(ada)).map(({ id }) => id)).toEqual([rooms[0], ...rooms.slice(3).reverse()]);
    expect(
      (await roomsOf(ada, 'friend 1% ẹniọlá')).map(({ id }) => id),
      'signs are what they are',
    ).toEqual([rooms[1]]);
    expect(await roomsOf(ada, 'friend _')).toEqual([]);
    expect((await roomsOf(ada, '  ')).length, 'nothing to look for').toBe(20);
    expect(await unreadChats(world.db, ada.id)).toBe(22);
  });

  it('shows no room in which nothing was said, and none with muted people until they are unmuted', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    expect([await roomsOf(ada), await roomsOf(bayo)]).toEqual([[], []]);
    await write(bayo, roomId, 'Hello');
    expect(await unreadChats(world.db, ada.id)).toBe(1);
    await mute(ada, bayo);
    expect(await roomsOf(ada)).toEqual([]);
    expect(await unreadChats(world.db, ada.id)).toBe(0);
    expect((await roomsOf(bayo)).map(({ id }) => id)).toEqual([roomId]);
    await unmute(ada, bayo);
    expect((await roomsOf(ada)).map(({ id }) => id)).toEqual([roomId]);
  });
});
