import { orderLimits, orderStatus } from '@waybill/contract/orders/enums';
import { Problem } from '../../../platform/http/problem.ts';
import { lockPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { ownOrder } from '../policies.ts';
import { sendUpdates, updatesOf } from '../process/updates.ts';
import { answerOnce, requestOf } from '../requests.ts';
import { countEvidence } from '../storage/disputes.ts';
import { insertEvent } from '../storage/events.ts';
import { findOrder, lockOrder } from '../storage/orders.ts';

type Piece = { readonly orderId: string; readonly message: string; readonly imageIdList: readonly string[] };

const evidence = 'evidence';

/** Adds evidence of one side to a dispute while staff decide it. Both sides see it. */
export async function addEvidence(
  { db }: Pick<OrdersContext, 'db'>,
  callerId: string,
  idempotencyKey: string,
  piece: Piece,
): Promise<void> {
  const { packageId } = ownOrder(await findOrder(db, piece.orderId), callerId);
  await answerOnce(db, requestOf(callerId, evidence, idempotencyKey, piece), async (tx) => {
    await lockPackage(tx, packageId);
    const order = ownOrder(await lockOrder(tx, piece.orderId), callerId);
    if (order.status !== orderStatus.Disputed)
      throw new Problem('step_not_allowed', 'Nothing is in dispute here, so there is nothing to show.');
    if ((await countEvidence(tx, order.id, callerId)) >= orderLimits.evidencePieces)
      throw new Problem('step_not_allowed', `You have shown ${orderLimits.evidencePieces} things, and that is the most.`);
    const eventId = await insertEvent(tx, {
      orderId: order.id,
      what: evidence,
      status: null,
      actor: order.senderId === callerId ? 'sender' : 'carrier',
      userId: callerId,
      message: piece.message,
      imageIds: piece.imageIdList,
    });
    sendUpdates(tx, updatesOf(order, evidence));
    return eventId;
  });
}
