import { listPayouts as call } from '@waybill/contract/ops/list-payouts';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { findPeople } from '../../users/index.ts';
import { listPayouts } from '../../wallet/index.ts';
import { readBankNames } from '../bank-names.ts';
import { defineRoute } from '../define-route.ts';
import { payoutViewOf } from '../money-views.ts';

export const listPayoutsRoute = defineRoute(call, async (context, { query }) => {
  const { db } = context;
  const { cursor, limit, skip, state } = query;
  const rows = await listPayouts(db, { state, before: decodeCursor(cursor)?.id, skip, limit: limit + 1 });
  const people = await findPeople(
    db,
    rows.map((row) => row.userId),
  );
  const banks = await readBankNames(context, rows);
  return pageOf(
    rows.map((row) => ({ ...row, id: row.transactionId })),
    limit,
    (row) => payoutViewOf(row, people, banks),
  );
});
