import type { BodyOf } from '@waybill/contract/call';
import { type MessageView, messageKinds } from '@waybill/contract/chat/message-view';
import type { sendMessage as call } from '@waybill/contract/chat/send-message';
import { brokenConstraint, type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import { attachImages, attachVoiceNote } from '../../files/index.ts';
import { isBuyer } from '../buyers.ts';
import type { ChatContext } from '../context.ts';
import { messageSent } from '../events.ts';
import { remindBuyer } from '../jobs/remind-buyer.ts';
import { notifyOfMessage } from '../notify-of-message.ts';
import { chatIsOver, mayWrite, notReachable, refuseVoiceNoteTo, roomIsNotThere } from '../policies.ts';
import { messageViews } from '../read-messages.ts';
import { findSent, insertMessage } from '../storage/messages.ts';
import { findMembership, type Membership } from '../storage/rooms.ts';

type Input = BodyOf<typeof call>;
/** Runs in the transaction of the message; not again when the message was sent before. */
type Also = (tx: Tx, message: MessageView) => Promise<void>;

/**
 * Sends a message to the other member. It is answered after it is stored, and then reaches both: the same client id is the
 * same message, whatever has happened between the two since.
 */
export async function sendMessage(
  context: ChatContext,
  senderId: string,
  roomId: string,
  input: Input,
  also: Also = async () => undefined,
): Promise<MessageView> {
  const { db } = context;
  const room = await findMembership(db, roomId, senderId);
  if (!room) throw roomIsNotThere();
  if ((await mayWrite(db, senderId, room)) === 'no') {
    const sent = await findSame(context, senderId, roomId, input);
    if (sent) return sent;
    throw room.buyerId === null ? notReachable() : chatIsOver();
  }
  if (input.voiceNoteId !== undefined) refuseVoiceNoteTo(room.otherId);
  try {
    return await transact(db, async (tx) => {
      const message = await store(context, tx, senderId, room, input);
      await also(tx, message);
      return message;
    });
  } catch (error) {
    // Nearly always it is new, so it is tried first and looked for after: the number it had taken is free again. A voice note
    // that was sent before is part of its message, and refused as such.
    if (brokenConstraint(error) !== 'chat_message_once' && input.voiceNoteId === undefined) throw error;
    const sent = await findSame(context, senderId, roomId, input);
    if (!sent) throw error;
    return sent;
  }
}

async function store(context: ChatContext, tx: Tx, senderId: string, room: Membership, input: Input): Promise<MessageView> {
  const { roomId, otherId } = room;
  const id = newId('message');
  // Before the room is locked: nobody waits for a look at somebody's own file.
  const voiceMs = input.voiceNoteId === undefined ? null : await attachVoiceNote(tx, senderId, input.voiceNoteId, id);
  const row = await insertMessage(tx, {
    id,
    roomId,
    clientId: input.clientId,
    senderId,
    kind: messageKinds.text,
    body: input.messageText,
    imageIds: input.imageIdList,
    voiceNoteId: input.voiceNoteId ?? null,
    voiceMs,
    deal: null,
  });
  await attachImages(tx, senderId, input.imageIdList, row.id);
  const [message] = await messageViews(tx, [row], senderId);
  if (!message) throw new Error('A message was not written');
  notifyOfMessage(tx, { from: senderId, to: otherId, isUnheard: room.isMuted }, () => message);
  context.publish(tx, messageSent, { roomId, seq: row.seq, senderId, receiverId: otherId });
  if (isBuyer(otherId)) remindBuyer(context, tx, { roomId, seq: row.seq, buyerId: otherId });
  return message;
}

async function findSame({ db }: ChatContext, senderId: string, roomId: string, input: Input): Promise<MessageView | undefined> {
  const row = await findSent(db, roomId, senderId, input.clientId);
  if (!row) return undefined;
  const isSame =
    row.body === input.messageText &&
    row.imageIds.join() === input.imageIdList.join() &&
    row.voiceNoteId === (input.voiceNoteId ?? null);
  if (!isSame)
    throw new Problem('key_used_otherwise', 'A message with other words was sent under this client id.', { field: 'clientId' });
  const [message] = await messageViews(db, [row], senderId);
  return message;
}
