import { randomUUID } from 'node:crypto';
import { createRoom } from '@waybill/contract/chat/create-room';
import { deleteRoom } from '@waybill/contract/chat/delete-room';
import { getRoom } from '@waybill/contract/chat/get-room';
import { listMessages } from '@waybill/contract/chat/list-messages';
import { markReceipt } from '@waybill/contract/chat/mark-receipt';
import { searchMessages } from '@waybill/contract/chat/search-messages';
import { sendMessage } from '@waybill/contract/chat/send-message';
import { tellTyping } from '@waybill/contract/chat/tell-typing';
import { setPresence } from '@waybill/contract/users/set-presence';
import { describe, expect, it } from 'vitest';
import { unreadChats } from '../../src/modules/chat/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { sendPassingEvent } from '../../src/platform/realtime/passing.ts';
import { atOnce } from '../support/at-once.ts';
import {
  forget,
  mark,
  messagesOf,
  mute,
  roomOf,
  roomsOf,
  roomWith,
  set,
  textsOf,
  toldTo,
  twoInARoom,
  unmute,
  unreadOf,
  write,
} from '../support/chat.ts';
import { seatCrowd } from '../support/crowd.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { type Person, unverifiedPerson, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

type Two = { readonly ada: Person; readonly bayo: Person };

const world = useWorld({ ROLES: 'http,realtime' });

describe('a room', () => {
  it('is one for two people, however many times and from whichever side it is asked for', async () => {
    const [ada, bayo] = [await verifiedPerson(world), await verifiedPerson(world)];
    const answers = await atOnce(50, (index) =>
      index % 2 === 0 ? ada.call(createRoom, { body: { userId: bayo.id } }) : bayo.call(createRoom, { body: { userId: ada.id } }),
    );
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    expect((await world.db`select from chat_member where user_id in (${ada.id}, ${bayo.id})`).length).toBe(2);
  });

  it('shows everything the specification names, each their own side of it', async () => {
    const [ada, bayo] = [await verifiedPerson(world), await verifiedPerson(world)];
    const room = await roomWith(ada, bayo);
    const users = [ada.id, bayo.id].sort();
    expect(room).toEqual({
      id: expect.stringMatching(/^rom_/),
      name: users.join('_and_'),
      type: 0,
      createdAt: expect.any(String),
      createdBy: ada.id,
      users,
      members: [ada, bayo].map(({ id, details }) => ({
        userId: id,
        username: details.username,
        fullName: details.fullName,
        avatar: null,
        isStaff: false,
        unreadMessagesCount: 0,
        deletedChat: false,
        deletedOn: null,
      })),
      hasPendingDeliveryRequest: false,
      pendingRequests: [],
      recentMessage: { messageText: '', readBy: [], sentAt: null, sentBy: null, kind: 0, images: 0, what: null },
      lastSeq: 0,
      deletedSeq: 0,
      readSeq: 0,
      other: { deliveredSeq: 0, readSeq: 0 },
      presence: null,
      isMuted: false,
      can: { write: 'yes' },
    });
    const { result: said } = await write(ada, room.id, 'Good morning');
    const theirs = await roomOf(bayo, room.id);
    expect(theirs).toMatchObject({
      members: [
        { userId: bayo.id, unreadMessagesCount: 1 },
        { userId: ada.id, unreadMessagesCount: 0 },
      ],
      recentMessage: { messageText: 'Good morning', readBy: [ada.id], sentAt: said.sentAt, sentBy: ada.id },
      lastSeq: 1,
      readSeq: 0,
    });
  });

  it('is not made with oneself, nobody, our own people or whoever is out of reach', async () => {
    const [ada, bayo, staff] = [await verifiedPerson(world), await verifiedPerson(world), await verifiedPerson(world)];
    const open = (userId: string) => ada.call(createRoom, { body: { userId } });
    expect((await open(ada.id)).problem).toMatchObject({ code: 'forbidden', errors: [{ field: 'userId' }] });
    expect((await open(newId('user'))).problem.code).toBe('not_found');
    expect((await open('usr_1')).problem.code).toBe('invalid_input');
    await world.db`update account set is_staff = true where id = ${staff.id}`;
    expect((await open(staff.id)).problem.code).toBe('not_found');
    await set(bayo, { directMessagesFrom: 'dealings' });
    expect((await open(bayo.id)).problem.code).toBe('not_reachable');
    const { id } = await roomWith(bayo, ada);
    expect((await open(bayo.id)).result, 'what is there already is shown').toMatchObject({ id, can: { write: 'no' } });
    const newcomer = await unverifiedPerson(world);
    expect((await newcomer.call(createRoom, { body: { userId: ada.id } })).problem.code).toBe('verification_required');
  });

  it('of others is not there, whatever one asks of it', async () => {
    const { ada, roomId } = await twoInARoom(world);
    await write(ada, roomId, 'A secret');
    const stranger = await verifiedPerson(world);
    for (const params of [{ roomId }, { roomId: newId('room') }]) {
      const answers = [
        await stranger.call(getRoom, { params }),
        await stranger.call(listMessages, { params }),
        await stranger.call(sendMessage, { params, body: { clientId: randomUUID(), messageText: 'Hi' } }),
        await stranger.call(markReceipt, { params, body: { readSeq: 1 } }),
        await stranger.call(tellTyping, { params }),
        await stranger.call(searchMessages, { params, query: { searchText: 'secret' } }),
        await stranger.call(deleteRoom, { params }),
      ];
      expect(answers.map(({ problem }) => problem.code)).toEqual(answers.map(() => 'not_found'));
    }
    expect(await textsOf(ada, roomId)).toEqual(['A secret']);
  });

  it('is opened as often as one likes, and made with sixty new people an hour', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    await atOnce(70, () => ada.call(createRoom, { body: { userId: bayo.id } }));
    const others = await seatCrowd(world.db, world.node.context.accessTokens, 60);
    const answers = await atOnce(others.length, (index) => ada.call(createRoom, { body: { userId: others[index]?.id ?? '' } }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(59);
    expect(answers.find(({ status }) => status !== 200)?.problem.code).toBe('too_many_requests');
    expect((await roomWith(ada, bayo)).id, 'who is known is known').toBe(roomId);
  });

  it('lets the other one see that one is writing', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    const heard = await listenAs(bayo);
    expect((await ada.call(tellTyping, { params: { roomId } })).status).toBe(204);
    await eventually('Bayo sees it', async () => heard.events.length > 0);
    expect(heard.events).toEqual([{ type: 'chat.typing', roomId, userId: ada.id }]);
    heard.leave();
  });

  it.each([
    ['the other one has muted them', ({ ada, bayo }: Two) => mute(bayo, ada)],
    ['they have muted the other one', ({ ada, bayo }: Two) => mute(ada, bayo)],
    ['they do not let it be seen that they are here', ({ ada }: Two) => set(ada, { showPresence: false })],
    ['the other one does not let that be seen', ({ bayo }: Two) => set(bayo, { showPresence: false })],
  ])('lets nobody be seen writing if %s', async (_, stand) => {
    // A room of its own for each: what was whispered a moment ago would hold back the next.
    const { ada, bayo, roomId } = await twoInARoom(world);
    await stand({ ada, bayo });
    const heard = await listenAs(bayo);
    const { id: elsewhere } = await roomWith(await verifiedPerson(world), bayo);
    expect((await ada.call(tellTyping, { params: { roomId } })).status).toBe(204);
    // On the same line, so whatever was whispered before it has been heard.
    await sendPassingEvent(world.db, bayo.id, { type: 'chat.typing', roomId: elsewhere, userId: ada.id });
    await eventually('The last whisper', async () => heard.events.length > 0);
    expect(heard.events).toEqual([{ type: 'chat.typing', roomId: elsewhere, userId: ada.id }]);
    heard.leave();
  });

  it('says whether the other one is here, if both let it be said', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    expect((await bayo.call(setPresence, { body: { isHere: true } })).status).toBe(204);
    expect((await roomOf(ada, roomId)).presence, 'Bayo has not asked for this room').toBeNull();
    await write(bayo, roomId, 'Hello');
    expect((await roomOf(ada, roomId)).presence).toMatchObject({ isHere: true, lastHereAt: expect.any(String) });
    await set(ada, { showPresence: false });
    expect((await roomOf(ada, roomId)).presence).toBeNull();
  });
});

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
    expect(await toldTo(world, ada)).toContainEqual({ type: 'chat.room-changed', roomId, what: 'deleted' });
    expect(await toldTo(world, bayo)).toHaveLength(2);
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
