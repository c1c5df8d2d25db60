import { stepOfClock } from '@waybill/contract/orders/process';
import type { Tx } from '../../../platform/db/database.ts';
import type { OrdersContext } from '../context.ts';
import { writeEvent } from '../events.ts';
import type { OrderAction } from '../storage/events.ts';
import { type OrderRow, setCancelAsked } from '../storage/orders.ts';
import { sendUpdates, updatesOf } from './updates.ts';

const what = 'cancellation-asked';

/** The carrier wants to bring a parcel back: it happens when the sender agrees. Asked again, it waits as before. */
export async function askToCancel(
  context: Pick<OrdersContext, 'publish'>,
  tx: Tx,
  order: OrderRow,
  action: OrderAction,
): Promise<string> {
  if (order.cancelAskedAt !== null) return order.id;
  const unanswered = stepOfClock(order, true);
  if (!unanswered?.after) throw new Error('The table does not say for how long a question waits');
  await setCancelAsked(tx, order.id, action.reasons ?? [], unanswered.after.hours);
  await writeEvent(context, tx, order, { ...action, what, status: null }, `order.${what}`);
  sendUpdates(tx, updatesOf(order, what));
  return order.id;
}
