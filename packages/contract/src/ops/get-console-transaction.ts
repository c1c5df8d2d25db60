import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { consoleTransactionSummaryView } from './list-console-transactions.ts';

export const consoleTransactionView = z.object({
  ...consoleTransactionSummaryView.shape,
  provider: z.nullable(z.enum(['paystack', 'paypal'])),
  /** The provider’s own names for it: of an order, of the money itself. */
  providerNames: z.array(z.string()),
  /** The state of the payment or payout behind it; null where no provider is in it. */
  providerState: z.nullable(z.string()),
  isPayout: z.boolean(),
});
export type ConsoleTransactionView = z.infer<typeof consoleTransactionView>;

export const getConsoleTransaction = defineCall({
  method: 'GET',
  path: '/ops/transactions/{transactionId}',
  access: 'staff',
  summary: 'One line of somebody’s wallet with what its provider calls it. Looking is written down.',
  params: z.strictObject({ transactionId: idOf('transaction') }),
  success: { status: 200, body: consoleTransactionView },
  errors: ['not_found'],
});
