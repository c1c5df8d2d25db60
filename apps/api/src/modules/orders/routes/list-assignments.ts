import { listAssignments as call } from '@waybill/contract/orders/list-assignments';
import { decodeCursor } from '../../../platform/cursor.ts';
import { assignmentViewOf } from '../assignments.ts';
import { riderOf } from '../commands/answer-assignment.ts';
import { defineRoute } from '../define-route.ts';
import { pageOfOrders } from '../read-orders.ts';
import { findAssignments } from '../storage/assignments.ts';
import { listOrdersOf } from '../storage/order-list.ts';

export const listAssignmentsRoute = defineRoute(call, async ({ db }, { caller, query: { limit, skip, cursor } }) => {
  const rows = await listOrdersOf(
    db,
    caller.userId,
    { isRunning: true, role: 'carrier', riderId: riderOf(caller), timeZone: 'Africa/Lagos' },
    { before: decodeCursor(cursor), limit: limit + 1, skip },
  );
  const [{ items, nextCursor }, assigned] = await Promise.all([
    pageOfOrders(db, rows, caller.userId, limit),
    findAssignments(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  return {
    items: items.flatMap((order) => {
      const assignment = assigned.get(order.id);
      return assignment ? [{ assignment: assignmentViewOf(assignment), order }] : [];
    }),
    nextCursor,
  };
});
