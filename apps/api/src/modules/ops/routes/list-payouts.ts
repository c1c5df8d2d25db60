import { listPayouts as call } from '@waybill/contract/ops/list-payouts';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { listPayouts } from '../../wallet/index.ts';
import { defineRoute } from '../define-route.ts';
import { readPayouts } from '../read-payout.ts';

export const listPayoutsRoute = defineRoute(call, async (context, { query }) => {
  const { db } = context;
  const { cursor, limit, skip, state } = query;
  const rows = await listPayouts(db, { state, before: decodeCursor(cursor)?.id, skip, limit: limit + 1 });
  const { items, nextCursor } = pageOf(
    rows.map((row) => ({ ...row, id: row.transactionId })),
    limit,
    (row) => row,
  );
  return { items: await readPayouts(context, items), nextCursor };
});
