import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { imageView } from '../files/image-view.ts';
import { idOf } from '../ids.ts';
import { amountView } from '../money.ts';
import { orderEventView } from '../orders/order-view.ts';
import { outcomeView } from '../orders/outcome.ts';
import { disputeSummaryView } from './list-disputes.ts';
import { sideQuestionView } from './side-question-view.ts';

export const disputeView = z.object({
  ...disputeSummaryView.shape,
  orderStatus: z.int(),
  description: z.string(),
  pickup: z.string(),
  dropOff: z.string(),
  costOfItem: amountView,
  images: z.array(imageView),
  /** The charge for sending, held beside the fee; zero where a credit has paid it. `sharesOf` computes the shares. */
  charge: amountView,
  /** The credit that paid the charge goes back with a refund. */
  isChargeByCredit: z.boolean(),
  /** Of something sold: what of its price is here, and whether it can still come to the seller. Null for every other parcel. */
  goods: z.nullable(z.object({ price: amountView, isPaid: z.boolean(), wentBack: z.boolean() })),
  escrow: z.enum(['held', 'frozen', 'released', 'captured', 'split']),
  /** The decision and the shares; null while it is open, and where there was no money to decide about. */
  outcome: z.nullable(outcomeView),
  /** The end of the dispute; null while it is open. `by` is a username, null for the command line. */
  ended: z.nullable(z.object({ by: z.nullable(z.string()), at: z.iso.datetime(), because: z.string() })),
  /** Everything that both sides have said and shown, oldest first. */
  history: z.array(orderEventView),
  /** What our people asked either side, and the answers, oldest first. */
  questions: z.array(sideQuestionView),
});
export type DisputeView = z.infer<typeof disputeView>;

export const getDispute = defineCall({
  method: 'GET',
  path: '/ops/disputes/{orderId}',
  access: 'staff',
  summary: 'One dispute with its evidence.',
  params: z.strictObject({ orderId: idOf('order') }),
  success: { status: 200, body: disputeView },
  errors: ['not_found'],
});
