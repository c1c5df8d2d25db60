import * as z from 'zod/mini';
import { amountView } from '../money.ts';

export const decisionNames = ['refund', 'release', 'split'] as const;

/** What our people decided about an order in dispute, and who got what of its money. */
export const outcomeView = z.object({
  /** `refund`: all of it went back to the sender. `release`: the carrier got the fee. `split`: each got a part. */
  decision: z.enum(decisionNames),
  at: z.iso.datetime(),
  fee: amountView,
  /** After our commission. */
  carrierGets: amountView,
  /** What came back to the sender; with a refund the charge for sending, too. */
  senderGets: amountView,
  commission: amountView,
  /** The charge for sending, as far as we have kept it. */
  charge: amountView,
});
export type OutcomeView = z.infer<typeof outcomeView>;
