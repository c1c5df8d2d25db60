import { stepOfClock } from '@waybill/contract/orders/process';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { lockPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { takeStep } from '../process/take-step.ts';
import { findOrder, isDue, listDueOrders, lockOrder } from '../storage/orders.ts';
import { oneByOne } from './one-by-one.ts';

type ClockContext = Pick<OrdersContext, 'db' | 'publish'>;

const mostAtATime = 500;

/** Moves orders that were not moved in time. Several nodes may do this at once: each order moves once. */
export async function moveDueOrders(context: ClockContext): Promise<void> {
  await oneByOne(
    'orders could not be moved by the clock',
    (after) => listDueOrders(context.db, after, mostAtATime),
    (id) => transact(context.db, (tx) => moveIfDue(context, tx, id)),
  );
}

async function moveIfDue(context: ClockContext, tx: Tx, orderId: string): Promise<void> {
  const known = await findOrder(tx, orderId);
  if (!known) return;
  await lockPackage(tx, known.packageId);
  const order = await lockOrder(tx, orderId);
  // Meanwhile somebody may have moved it, or another node.
  if (!order || !(await isDue(tx, orderId))) return;
  const step = stepOfClock(order, order.cancelAskedAt !== null);
  if (!step) throw new Error(`${orderId} is due, and the table does not say for what`);
  await takeStep(context, tx, order, step, { actor: 'time', userId: null });
}
