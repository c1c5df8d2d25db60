import { listConsoleTransactions as call } from '@waybill/contract/ops/list-console-transactions';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { listEveryLine } from '../../wallet/index.ts';
import { defineRoute } from '../define-route.ts';
import { consoleTransactionOf, peopleOfLines } from '../read-console-transactions.ts';

export const listConsoleTransactionsRoute = defineRoute(
  call,
  async ({ db }, { query }) => {
    const { limit, skip, cursor, ...filter } = query;
    const rows = await listEveryLine(db, filter, { after: decodeCursor(cursor), limit: limit + 1, skip });
    const people = await peopleOfLines(db, rows);
    return pageOf(rows, limit, (row) => consoleTransactionOf(row, people));
  },
  { reads: 'replica' },
);
