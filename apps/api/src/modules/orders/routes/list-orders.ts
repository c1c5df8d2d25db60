import { listOrders as call } from '@waybill/contract/orders/list-orders';
import { decodeCursor } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { pageOfOrders } from '../read-orders.ts';
import { listOrdersOf } from '../storage/order-list.ts';

export const listOrdersRoute = defineRoute(call, async ({ db }, { caller, query }) => {
  const { limit, skip, cursor, running, relatedTimelineItemid, postedByUsername, ...filter } = query;
  const isRider = caller.member?.role === 'rider';
  const rows = await listOrdersOf(
    db,
    caller.userId,
    {
      ...filter,
      // A rider knows of what is theirs to carry, and of nothing that the business sends.
      ...(isRider ? { role: 'carrier', riderId: caller.member?.personId } : {}),
      isRunning: running === 'true',
      itemId: relatedTimelineItemid,
      // An empty field of a form asks for nobody in particular.
      postedByUsername: postedByUsername === '' ? undefined : postedByUsername,
    },
    { before: decodeCursor(cursor), limit: limit + 1, skip },
  );
  return pageOfOrders(db, rows, caller.userId, limit);
});
