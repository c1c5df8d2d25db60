import { listTransactions as call } from '@waybill/contract/wallet/list-transactions';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { checkPeriod } from '../period.ts';
import { searchTransactions } from '../storage/transactions.ts';
import { transactionViewOf } from '../views.ts';

export const listTransactionsRoute = defineRoute(
  call,
  async ({ db }, { caller, query }) => {
    const { cursor, limit, ...filter } = query;
    checkPeriod(filter);
    const rows = await searchTransactions(db, {
      ...filter,
      userId: caller.userId,
      before: decodeCursor(cursor),
      limit: limit + 1,
    });
    return pageOf(rows, limit, transactionViewOf);
  },
  { reads: 'primary-and-say' },
);
