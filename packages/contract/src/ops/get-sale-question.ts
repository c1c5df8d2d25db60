import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { imageView } from '../files/image-view.ts';
import { idOf } from '../ids.ts';
import { amountView } from '../money.ts';
import { orderEventView } from '../orders/order-view.ts';
import { questionSideView } from '../sales/question-view.ts';
import { saleQuestionSummaryView } from './list-sale-questions.ts';

export const saleDecisions = ['refund', 'release', 'split'] as const;
export type SaleDecision = (typeof saleDecisions)[number];

export const saleQuestionView = z.object({
  ...saleQuestionSummaryView.shape,
  /** What the seller wrote and showed. */
  description: z.string(),
  images: z.array(imageView),
  /** The buyer’s words and pictures. */
  says: z.string(),
  shows: z.array(imageView),
  /** The seller’s side; null while they have not answered. */
  answer: z.nullable(questionSideView),
  handedOverAt: z.nullable(z.iso.datetime()),
  /** The delivery. */
  orderId: z.nullable(idOf('order')),
  trackingId: z.nullable(z.string()),
  /** What happened on the way, with the pictures of it, oldest first. */
  history: z.array(orderEventView),
  /** Null while it is open. `by` is a username, null where it is not known. */
  decision: z.nullable(
    z.object({
      decision: z.enum(saleDecisions),
      buyerGets: amountView,
      sellerGets: amountView,
      commission: amountView,
      because: z.string(),
      by: z.nullable(z.string()),
      at: z.iso.datetime(),
    }),
  ),
});
export type SaleQuestionView = z.infer<typeof saleQuestionView>;

export const getSaleQuestion = defineCall({
  method: 'GET',
  path: '/ops/sale-questions/{saleId}',
  access: 'staff',
  summary: 'A sale that its buyer questions, with what it is decided by.',
  params: z.strictObject({ saleId: idOf('sale') }),
  success: { status: 200, body: saleQuestionView },
  errors: ['not_found'],
});
