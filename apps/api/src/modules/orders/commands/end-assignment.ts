import { transact } from '../../../platform/db/database.ts';
import { lockPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { ownOrder } from '../policies.ts';
import { lockOrder, packageOf } from '../storage/orders.ts';
import { carriedBy, requireAssignable, takeOrderBack } from './assign-order.ts';

/** Takes an order back from its rider; where nobody has it, nothing happens. */
export function endAssignment({ db }: Pick<OrdersContext, 'db'>, businessId: string, orderId: string): Promise<void> {
  return transact(db, async (tx) => {
    const [, found] = await Promise.all([lockPackage(tx, packageOf(tx, orderId)), lockOrder(tx, orderId)]);
    const order = carriedBy(ownOrder(found, businessId), businessId);
    if (order.riderId === null) return;
    requireAssignable(order);
    takeOrderBack(tx, order, order.riderId);
  });
}
