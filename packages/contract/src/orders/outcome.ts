import * as z from 'zod/mini';
import { amountView } from '../money.ts';

export const decisionNames = ['refund', 'release', 'split'] as const;

/** The shares of the price of something sold; `sellerGets` is after our commission. */
const goodsOutcomeView = z.object({ buyerGets: amountView, sellerGets: amountView, commission: amountView });

/** The decision of staff about an order in dispute, and the shares of its money. */
export const outcomeView = z.object({
  /** `refund`: all of it went back to the sender. `release`: the carrier got the fee. `split`: each got a part. */
  decision: z.enum(decisionNames),
  at: z.iso.datetime(),
  fee: amountView,
  /** After our commission. */
  carrierGets: amountView,
  /** The amount that came back to the sender; with a refund the charge for sending, too. */
  senderGets: amountView,
  commission: amountView,
  /** The part of the charge for sending that was not returned. */
  charge: amountView,
  /** Where a price waited for what was sold. */
  goods: z.optional(goodsOutcomeView),
});
export type OutcomeView = z.infer<typeof outcomeView>;
