import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { imageView } from '../files/image-view.ts';
import { idOf } from '../ids.ts';
import { amountView } from '../money.ts';
import { orderEventView } from '../orders/order-view.ts';
import { disputeSummaryView } from './list-disputes.ts';

export const disputeView = z.object({
  ...disputeSummaryView.shape,
  orderStatus: z.int(),
  description: z.string(),
  pickup: z.string(),
  dropOff: z.string(),
  costOfItem: amountView,
  images: z.array(imageView),
  /** Commission on the whole fee, so that whoever decides sees what the carrier would get. */
  commission: amountView,
  escrow: z.enum(['held', 'frozen', 'released', 'captured', 'split']),
  /** Everything that both sides have said and shown, oldest first. */
  history: z.array(orderEventView),
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
