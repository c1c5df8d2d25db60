import { randomUUID } from 'node:crypto';
import { deleteRoom } from '@waybill/contract/chat/delete-room';
import { getRoom } from '@waybill/contract/chat/get-room';
import { listMessages } from '@waybill/contract/chat/list-messages';
import { markReceipt } from '@waybill/contract/chat/mark-receipt';
import { searchMessages } from '@waybill/contract/chat/search-messages';
import { sendMessage } from '@waybill/contract/chat/send-message';
import { sendTyping } from '@waybill/contract/chat/send-typing';
import { setPresence } from '@waybill/contract/users/set-presence';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { roomOf, roomWith, set, textsOf, twoInARoom, write } from '../support/chat.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

describe('a room', () => {
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
      recentMessage: { messageText: '', readBy: [], sentAt: null, sentBy: null, kind: 0, images: 0, voiceMs: null, what: null },
      lastSeq: 0,
      deletedSeq: 0,
      readSeq: 0,
      other: { deliveredSeq: 0, readSeq: 0 },
      sale: null,
      presence: null,
      isMuted: false,
      can: { write: 'yes' },
    });
    const { result: message } = await write(ada, room.id, 'Good morning');
    const theirs = await roomOf(bayo, room.id);
    expect(theirs).toMatchObject({
      members: [
        { userId: bayo.id, unreadMessagesCount: 1 },
        { userId: ada.id, unreadMessagesCount: 0 },
      ],
      recentMessage: { messageText: 'Good morning', readBy: [ada.id], sentAt: message.sentAt, sentBy: ada.id },
      lastSeq: 1,
      readSeq: 0,
    });
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
        await stranger.call(sendTyping, { params }),
        await stranger.call(searchMessages, { params, query: { searchText: 'secret' } }),
        await stranger.call(deleteRoom, { params }),
      ];
      expect(answers.map(({ problem }) => problem.code)).toEqual(answers.map(() => 'not_found'));
    }
    expect(await textsOf(ada, roomId)).toEqual(['A secret']);
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
