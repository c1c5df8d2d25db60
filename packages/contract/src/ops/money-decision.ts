import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { amount, amountOrNothing } from '../money.ts';
import { decisionNames } from '../orders/outcome.ts';
import { reference } from './retry-payout.ts';

/** A decision of staff that moves money, as the call of its own takes it, with the case it is about; without the reason. */
export const moneyDecision = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('dispute'),
    orderId: idOf('order'),
    decision: z.enum(decisionNames, 'Please choose a decision'),
    /** For a split: the carrier’s part of the fee, before commission. */
    carrierGets: z.optional(amount),
    /** Of something sold: the seller’s part of its price. */
    goodsToSeller: z.optional(amountOrNothing),
  }),
  z.strictObject({
    kind: z.literal('sale-question'),
    saleId: idOf('sale'),
    decision: z.enum(decisionNames, 'Please choose a decision'),
    /** For a split: the part of the price that goes back to the buyer. */
    toBuyer: z.optional(amount),
  }),
  z.strictObject({ kind: z.literal('payout'), reference, hasLooked: z._default(z.boolean(), false) }),
  z.strictObject({
    kind: z.literal('money-question'),
    reference,
    answer: z.enum(['credit', 'refuse'], 'Please choose an answer'),
  }),
]);
export type MoneyDecision = z.infer<typeof moneyDecision>;
export type MoneyDecisionKind = MoneyDecision['kind'];
