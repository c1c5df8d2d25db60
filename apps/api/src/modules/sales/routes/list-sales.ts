import { listSales as call } from '@waybill/contract/sales/list-sales';
import { decodeCursor, encodeCursor } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { readSummaries } from '../read-sales.ts';
import { listSalesOf } from '../storage/sales.ts';

export const listSalesRoute = defineRoute(call, async (context, { caller, query }) => {
  const { limit, skip, cursor, role, group } = query;
  const window = { before: decodeCursor(cursor), limit: limit + 1, skip };
  const rows = await listSalesOf(context.db, caller.userId, { role, group }, window);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: await readSummaries(context, rows.slice(0, limit), role),
    nextCursor: last ? encodeCursor(last) : null,
  };
});
