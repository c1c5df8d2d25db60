import * as z from 'zod/mini';
import { imageView } from '../files/image-view.ts';
import { amountView } from '../money.ts';

/** What our people have decided about a price that was questioned. Both sides read why. */
export const questionDecisionView = z.object({
  buyerGets: amountView,
  sellerGets: amountView,
  because: z.string(),
  at: z.iso.datetime(),
});

/** What one side says and shows. The other side and our people see it, and nobody else. */
export const questionSideView = z.object({
  says: z.string(),
  images: z.array(imageView),
  at: z.iso.datetime(),
});
export type QuestionSideView = z.infer<typeof questionSideView>;

const bothSides = {
  /** The buyer’s side. */
  ...questionSideView.shape,
  /** The seller’s side; null while they have not answered. */
  answer: z.nullable(questionSideView),
};

export const saleQuestionOfBuyerView = z.object(bothSides);
export type SaleQuestionOfBuyerView = z.infer<typeof saleQuestionOfBuyerView>;

export const saleQuestionOfSellerView = z.object({
  ...bothSides,
  /** Our people have not decided, and wait for the seller’s side. */
  canAnswer: z.boolean(),
  decision: z.nullable(questionDecisionView),
});
