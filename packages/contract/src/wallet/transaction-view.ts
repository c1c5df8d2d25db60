import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';
import { transactionKinds } from './enums.ts';

/** A line of the history. `title` and `detail` answer “what was this?” in words. */
export const transactionView = z.object({
  id: idOf('transaction'),
  kind: z.enum(transactionKinds),
  direction: z.enum(['in', 'out']),
  amount: amountView,
  currency: currencyCode,
  /** Pending 0, Successful 1, Failed 2, Reversed 3. */
  status: z.int(),
  title: z.string(),
  detail: z.string(),
  /** The reference for support, by which the provider knows the payment, too. */
  reference: z.string(),
  dateCreated: z.iso.datetime(),
  dateSettled: z.nullable(z.iso.datetime()),
});

export type TransactionView = z.infer<typeof transactionView>;
