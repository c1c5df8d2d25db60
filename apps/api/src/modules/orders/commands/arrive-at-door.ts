import type { BodyOf } from '@waybill/contract/call';
import type { arriveAtDoor as call } from '@waybill/contract/orders/arrive-at-door';
import { isOnTheWay } from '@waybill/contract/orders/status-groups';
import { saleLimits } from '@waybill/contract/sales/enums';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockPackage } from '../../timeline/index.ts';
import { isPaymentDue } from '../../wallet/index.ts';
import type { OrdersContext } from '../context.ts';
import { orderAtDoor } from '../events.ts';
import { ownOrder } from '../policies.ts';
import { metresFromDoor } from '../process/near-the-door.ts';
import { sendUpdates, updatesOf } from '../process/updates.ts';
import { insertEvent } from '../storage/events.ts';
import { findOrder, lockOrder, setAtDoor } from '../storage/orders.ts';

const door = 'door';

/** The carrier stands at the door of somebody who has still to pay: the clock of the payment runs from here. Within it, once. */
export async function arriveAtDoor(
  { db, publish }: Pick<OrdersContext, 'db' | 'publish'>,
  callerId: string,
  orderId: string,
  { latitude, longitude }: BodyOf<typeof call>,
): Promise<void> {
  const { packageId } = ownOrder(await findOrder(db, orderId), callerId);
  await transact(db, async (tx) => {
    const item = await lockPackage(tx, packageId);
    const order = ownOrder(await lockOrder(tx, orderId), callerId);
    if (order.carrierId !== callerId) throw new Problem('forbidden', 'Only the carrier can do this.');
    if (!item || !order.isSale || !isOnTheWay(order.status))
      throw new Problem('step_not_allowed', 'Nobody has to pay at the door of this parcel now.');
    if (latitude !== undefined && longitude !== undefined) metresFromDoor(item, { latitude, longitude });
    const isWaiting = order.doorUntil !== null && order.doorUntil.getTime() > Date.now();
    // Paid in the very moment in which they arrived: there is nothing to wait for.
    if (isWaiting || !(await isPaymentDue(tx, packageId))) return;
    const { doorUntil } = await setAtDoor(tx, orderId, saleLimits.doorMinutes);
    await insertEvent(tx, { orderId, what: door, status: null, actor: 'carrier', userId: callerId });
    publish(tx, orderAtDoor, { orderId, packageId, until: doorUntil.toISOString() });
    sendUpdates(tx, updatesOf(order, door));
  });
}
