import { openBuyerRoom as call } from '@waybill/contract/chat/open-buyer-room';
import { transact } from '../../../platform/db/database.ts';
import { buyerOf } from '../../sales/index.ts';
import { openRoom } from '../commands/create-room.ts';
import { defineRoute } from '../define-route.ts';
import { readRoom } from '../read-rooms.ts';

export const openBuyerRoomRoute = defineRoute(call, async ({ db }, { caller: { userId }, params }) => {
  const buyerId = await buyerOf(db, params.saleId, userId);
  return readRoom(db, await transact(db, (tx) => openRoom(tx, userId, buyerId)), userId);
});
