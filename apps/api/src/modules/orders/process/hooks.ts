import { stepBecause } from '@waybill/contract/orders/process';
import type { DeliveryHooks } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { hasOrders, lockRequested } from '../storage/orders.ts';
import { endRest, publishRest } from './end-rest.ts';
import { writeRequest } from './request.ts';
import { endRequest } from './take-step.ts';
import { sendUpdates, type Update } from './updates.ts';

const cancelled = stepBecause('the parcel or the journey was taken down');

/** Hooks that the timeline calls in its own transactions. The money of a package is then the timeline's own affair. */
export function deliveryHooks(context: Pick<OrdersContext, 'publish'>): DeliveryHooks {
  return {
    hasOrders,
    async onBooked(tx, item) {
      await writeRequest(context, tx, item, item.askedOf);
    },
    async onWithdrawn(tx, packageIds, by) {
      const updates: Update[] = [];
      const orders = await lockRequested(tx, packageIds);
      for (const order of orders) {
        const actor = by === null ? 'ops' : by === order.senderId ? 'sender' : 'carrier';
        updates.push(...(await endRequest(context, tx, order, cancelled, { actor, userId: by })));
      }
      const rest = await endRest(tx, { packageIds, why: 'withdrawn' });
      sendUpdates(tx, [...updates, ...publishRest(context, tx, rest, { why: 'withdrawn', orders })]);
    },
  };
}
