import { orderStatus } from '@waybill/contract/orders/enums';
import { findStep, type Side } from '@waybill/contract/orders/process';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { ownOrder } from '../policies.ts';
import { takeStep } from '../process/take-step.ts';
import { hasReached } from '../storage/events.ts';
import { findOrder, lockOrder } from '../storage/orders.ts';

/** Withdraws a request that was not answered. Withdrawn before, it is done. */
export async function deleteOrder(
  context: Pick<OrdersContext, 'db' | 'publish'>,
  callerId: string,
  orderId: string,
): Promise<void> {
  const { packageId } = ownOrder(await findOrder(context.db, orderId), callerId);
  await transact(context.db, async (tx) => {
    await lockPackage(tx, packageId);
    const order = ownOrder(await lockOrder(tx, orderId), callerId);
    const side: Side = order.senderId === callerId ? 'sender' : 'carrier';
    const { Requested, Accepted, Cancelled } = orderStatus;
    const wasMine = side === order.askedBy && order.status === Cancelled && !(await hasReached(tx, orderId, Accepted));
    if (wasMine) return;
    const step = order.status === Requested ? findStep(order, Cancelled, side) : undefined;
    if (!step) throw new Problem('step_not_allowed', 'This cannot be taken back any more. Please look at where it stands.');
    await takeStep(context, tx, order, step, { actor: side, userId: callerId });
  });
}
