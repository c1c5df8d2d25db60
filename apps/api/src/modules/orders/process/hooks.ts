import { stepBecause } from '@waybill/contract/orders/process';
import type { DeliveryHooks } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { hasOrders, lockRequested } from '../storage/orders.ts';
import { endRest, publishRest } from './end-rest.ts';
import { writeRequest } from './request.ts';
import { writeStep } from './take-step.ts';
import { hasMutedAsker, sendUpdates, type Update, updatesOfRequest } from './updates.ts';

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
        const [isMuted] = await Promise.all([
          hasMutedAsker(tx, order),
          writeStep(context, tx, order, cancelled, { actor, userId: by }),
        ]);
        updates.push(...updatesOfRequest(order, cancelled.emits, actor, isMuted));
      }
      const rest = await endRest(tx, { packageIds, why: 'withdrawn' });
      sendUpdates(tx, [...updates, ...publishRest(context, tx, rest, { why: 'withdrawn', orders })]);
    },
  };
}
