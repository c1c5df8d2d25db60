import * as z from 'zod/mini';
import { amountView, currencyCode } from '../money.ts';
import { transactionView } from './transaction-view.ts';

/** The time for which an account waits for a transfer. */
export const transferMinutes = 30;

/** A payment by bank transfer, and what has come for it so far. */
export const transferView = z.object({
  reference: z.string(),
  purpose: z.enum(['top-up', 'credits']),
  /** `waiting`: nothing came yet. `part`: the rest of a fixed price is missing. `over`: its time is over, and what came for a fixed price goes back. */
  state: z.enum(['waiting', 'part', 'paid', 'over']),
  currency: currencyCode,
  amount: amountView,
  credits: z.nullable(z.int()),
  /** The account is there for this payment alone. */
  accountNumber: z.string(),
  bankName: z.string(),
  accountName: z.string(),
  dateExpires: z.iso.datetime(),
  /** All that came, whatever became of it. */
  received: amountView,
  /** The part of the price that is still to come. */
  missing: amountView,
  /** The part of what came that goes back to where it came from, and of that the part that is there already. */
  returning: amountView,
  returned: amountView,
  /** The provider refused a transfer of another amount and sends it back by itself; what is asked for can still be sent. */
  wasRejected: z.boolean(),
  transaction: transactionView,
});

export type TransferView = z.infer<typeof transferView>;
