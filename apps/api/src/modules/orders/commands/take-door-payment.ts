import { orderStatus } from '@waybill/contract/orders/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { lockPackage } from '../../timeline/index.ts';
import { isPaymentDue, payAtDoor } from '../../wallet/index.ts';
import { sendUpdates, updatesOf } from '../process/updates.ts';
import { insertEvent } from '../storage/events.ts';
import { lockLastOrder } from '../storage/orders.ts';

const paid = 'paid';

const { Returning, Disputed, Delivered, Completed, Cancelled, Declined, Expired } = orderStatus;
const tooLate: readonly number[] = [Returning, Disputed, Delivered, Completed, Cancelled];
const neverBegun: readonly number[] = [Declined, Expired];

/**
 * The buyer's money has come in and goes into escrow, if their parcel can still be handed over; both sides see it at once. `too-late`:
 * nothing was moved, and it is theirs again. The package is locked before anything else, as by whatever else changes a delivery: a
 * payment and a failed attempt happen one after the other. `also` is what the caller writes if it is kept; money is moved last.
 */
export async function takeDoorPayment(
  tx: Tx,
  packageId: string,
  also: () => void = () => undefined,
): Promise<'done' | 'done-before' | 'too-late'> {
  const item = await lockPackage(tx, packageId);
  if (!item || (item.status !== 'open' && item.status !== 'matched')) return 'too-late';
  const order = await lockLastOrder(tx, packageId);
  if (item.status === 'matched' && (!order || tooLate.includes(order.status))) return 'too-late';
  if (!(await isPaymentDue(tx, packageId))) return 'done-before';
  also();
  if (order && item.status === 'matched' && !neverBegun.includes(order.status)) {
    await insertEvent(tx, { orderId: order.id, what: paid, status: null, actor: 'time', userId: null });
    sendUpdates(tx, updatesOf(order, paid));
  }
  return payAtDoor(tx, packageId);
}
