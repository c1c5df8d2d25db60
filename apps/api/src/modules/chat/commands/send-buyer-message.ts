import type { BodyOf } from '@waybill/contract/call';
import { chatLimits } from '@waybill/contract/chat/chat-limits';
import type { MessageView } from '@waybill/contract/chat/message-view';
import type { sendBuyerMessage as call } from '@waybill/contract/chat/send-buyer-message';
import { transact } from '../../../platform/db/database.ts';
import { countAgainst } from '../../../platform/http/rate-limit.ts';
import type { Purchase } from '../../sales/index.ts';
import type { ChatContext } from '../context.ts';
import { chatIsOver } from '../policies.ts';
import { findRoomOf } from '../storage/rooms.ts';
import { openRoom } from './create-room.ts';
import { sendMessage } from './send-message.ts';

/** A buyer without an account writes to their seller: the room is made by the first message of either. */
export async function sendBuyerMessage(
  context: ChatContext,
  { buyerId, sellerId, chat }: Purchase,
  { clientId, messageText }: BodyOf<typeof call>,
): Promise<MessageView> {
  const { db } = context;
  await countAgainst(
    db,
    chatLimits.buyerMessages.map((limit) => ({ ...limit, key: `buyer message|${limit.seconds}|${buyerId}` })),
  );
  const known = await findRoomOf(db, buyerId, sellerId);
  if (known === undefined && chat !== 'open') throw chatIsOver();
  const roomId = known ?? (await transact(db, (tx) => openRoom(tx, buyerId, sellerId)));
  return sendMessage(context, buyerId, roomId, { clientId, messageText, imageIdList: [] });
}
