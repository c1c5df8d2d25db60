import { markBuyerReceipt as call } from '@waybill/contract/chat/mark-buyer-receipt';
import { purchaseUnder } from '../../sales/index.ts';
import { markReceipt } from '../commands/mark-receipt.ts';
import { defineRoute } from '../define-route.ts';
import { roomIsNotThere } from '../policies.ts';
import { findRoomOf } from '../storage/rooms.ts';

export const markBuyerReceiptRoute = defineRoute(call, async (context, { params, body, request }) => {
  const { buyerId, sellerId } = await purchaseUnder(context, params.code, request);
  const roomId = await findRoomOf(context.db, buyerId, sellerId);
  if (roomId === undefined) throw roomIsNotThere();
  await markReceipt(context, buyerId, roomId, body);
});
