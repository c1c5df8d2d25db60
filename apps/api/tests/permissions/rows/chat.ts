import { randomUUID } from 'node:crypto';
import { createRoom } from '@waybill/contract/chat/create-room';
import { deleteRoom } from '@waybill/contract/chat/delete-room';
import { getRoom } from '@waybill/contract/chat/get-room';
import { getVoiceNote } from '@waybill/contract/chat/get-voice-note';
import { listMessages } from '@waybill/contract/chat/list-messages';
import { listRooms } from '@waybill/contract/chat/list-rooms';
import { markReceipt } from '@waybill/contract/chat/mark-receipt';
import { searchMessages } from '@waybill/contract/chat/search-messages';
import { sendMessage } from '@waybill/contract/chat/send-message';
import { sendTyping } from '@waybill/contract/chat/send-typing';
import { clearNotifications } from '@waybill/contract/notifications/clear-notifications';
import { getUnseen } from '@waybill/contract/notifications/get-unseen';
import { listNotifications } from '@waybill/contract/notifications/list-notifications';
import { markAllNotifications } from '@waybill/contract/notifications/mark-all-notifications';
import { markNotification } from '@waybill/contract/notifications/mark-notification';
import { restoreNotifications } from '@waybill/contract/notifications/restore-notifications';
import { searchEverything } from '@waybill/contract/search/search-everything';
import { newId } from '../../../src/platform/ids.ts';
import { set, twoInARoom, write } from '../../support/chat.ts';
import { uploadVoiceNote } from '../../support/voice-notes.ts';
import { type Cast, ofSomebody, own, row } from '../row.ts';

const ofARoom =
  (more: object = {}) =>
  async ({ world }: Cast) => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    await write(bayo, roomId, 'Good morning');
    return { owner: ada, other: bayo, input: { params: { roomId }, ...more } };
  };
const betweenTwo = { other: 'yes', strangers: 'not_found' } as const;

export const chatRows = [
  row(
    createRoom,
    ofSomebody((owner) => ({ body: { userId: owner.id } })),
    // Nobody chats with themselves.
    { owner: 'forbidden' },
  ),
  // A member who accepts chats only from people they have dealt with.
  row(
    createRoom,
    ofSomebody(async (owner) => {
      await set(owner, { directMessagesFrom: 'dealings' });
      return { body: { userId: owner.id } };
    }),
    { owner: 'forbidden', strangers: 'not_reachable' },
  ),
  own(listRooms),
  row(getRoom, ofARoom(), betweenTwo),
  row(listMessages, ofARoom(), betweenTwo),
  row(searchMessages, ofARoom({ query: { searchText: 'morning' } }), betweenTwo),
  row(sendMessage, ofARoom({ body: { clientId: randomUUID(), messageText: 'Yes' } }), betweenTwo),
  // Only the two of the room hear it.
  row(
    getVoiceNote,
    async ({ world }) => {
      const { ada, bayo, roomId } = await twoInARoom(world);
      const { publicId } = await uploadVoiceNote(ada, world.node.origin);
      await write(ada, roomId, '', { voiceNoteId: publicId });
      return { owner: ada, other: bayo, input: { params: { roomId, publicId } } };
    },
    betweenTwo,
  ),
  row(markReceipt, ofARoom({ body: { readSeq: 1 } }), betweenTwo),
  row(sendTyping, ofARoom(), betweenTwo),
  row(deleteRoom, ofARoom(), betweenTwo),
  own(searchEverything, { query: { searchText: 'morning' } }),
  own(listNotifications),
  own(getUnseen),
  own(markAllNotifications),
  own(clearNotifications),
  own(restoreNotifications),
  row(
    markNotification,
    ofSomebody(async (owner, { world }) => {
      const id = newId('notification');
      await world.db`
        insert into notification (id, user_id, type, category, subject, message, link)
        values (${id}, ${owner.id}, 0, 'account', 'news', 'Something is new', '/')`;
      return { params: { id } };
    }),
    { strangers: 'not_found' },
  ),
];
