import { getConsoleOrder as call } from '@waybill/contract/ops/get-console-order';
import { transact } from '../../../platform/db/database.ts';
import { defineRoute } from '../define-route.ts';
import { readConsoleOrder } from '../read-console-orders.ts';
import { recordLook } from '../storage/acts.ts';

export const getConsoleOrderRoute = defineRoute(call, ({ db }, { caller, params: { orderId } }) =>
  transact(db, async (tx) => {
    const order = await readConsoleOrder(tx, orderId);
    for (const { id } of [order.sender, order.carrier]) {
      const look = { staffId: caller.userId, what: 'order-looked-at', subject: `${order.trackingId} ${id}`, userId: id } as const;
      await recordLook(tx, { ...look, about: { orderId } });
    }
    return order;
  }),
);
