import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { transactionListFilter } from './list-console-transactions.ts';
import { mostLinesInFile } from './list-filter.ts';

export const exportConsoleTransactions = defineCall({
  method: 'GET',
  path: '/ops/transaction-file',
  access: 'staff',
  summary: `Transactions as they are narrowed, as CSV, at most ${mostLinesInFile.toLocaleString('en-NG')} lines. Taking them out of here is written down.`,
  query: z.strictObject(transactionListFilter),
  success: { status: 200 },
  limits: [{ by: 'caller', max: 30, seconds: 3600 }],
});
