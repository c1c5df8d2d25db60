import * as z from 'zod/mini';
import { amountView } from '../money.ts';

/** What our people have decided about a price that was questioned. Both sides read why. */
export const questionDecisionView = z.object({
  buyerGets: amountView,
  sellerGets: amountView,
  because: z.string(),
  at: z.iso.datetime(),
});

export const saleQuestionOfSellerView = z.object({
  /** The buyer’s words. */
  says: z.string(),
  at: z.iso.datetime(),
  decision: z.nullable(questionDecisionView),
});
