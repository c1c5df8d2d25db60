import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { oneLine } from '../text.ts';
import { transactionKinds } from '../wallet/enums.ts';
import { transactionView } from '../wallet/transaction-view.ts';
import { listFilter, numberUpTo } from './list-filter.ts';
import { personView } from './person-view.ts';

export const transactionListFilter = {
  ...listFilter,
  /** Pending 0, Successful 1, Failed 2, Reversed 3. */
  status: z.optional(numberUpTo(3)),
  kind: z.optional(z.enum(transactionKinds, 'Please choose a kind of transaction')),
  direction: z.optional(z.enum(['in', 'out'], 'Please choose in or out')),
  provider: z.optional(z.enum(['paystack', 'paypal'], 'Please choose a provider')),
  /** Ours, or the provider’s name for a payment. */
  reference: z.optional(oneLine(120, 'Please write a reference')),
};

export const consoleTransactionSummaryView = z.object({ ...transactionView.shape, person: personView });
export type ConsoleTransactionSummaryView = z.infer<typeof consoleTransactionSummaryView>;

export const listConsoleTransactions = defineCall({
  method: 'GET',
  path: '/ops/transactions',
  access: 'staff',
  summary:
    'Lines of everybody’s wallets, narrowed by kind, status, direction, provider, reference, days, amount, person and country; newest or oldest first.',
  query: z.strictObject({ ...pageQuery, ...transactionListFilter }),
  success: { status: 200, body: page(consoleTransactionSummaryView) },
});
