import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { imageIdList } from '../files/image-view.ts';
import { lines, otpCode } from '../text.ts';
import { orderLimits } from './enums.ts';
import { cancellationReasonList, happenedAt, orderId, orderStatusField } from './order-fields.ts';
import { orderView } from './order-view.ts';
import { trackingId } from './tracking-id.ts';

export const updateOrder = defineCall({
  method: 'PUT',
  path: '/orders',
  access: 'member',
  summary:
    'Move an order on, along the order process and nothing else (docs/orders.md). Pickup and handover want a code or a photo; cancelling after acceptance wants reasons, after pickup the sender’s agreement; a dispute wants words. What was sold is handed over when it is paid, and comes back with a code of the seller’s or a photo.',
  idempotent: true,
  body: z.strictObject({
    orderId,
    /** If sent, it must be the order’s own. */
    trackingId: z.optional(trackingId),
    orderStatus: orderStatusField,
    cancellationReasons: z._default(cancellationReasonList, []),
    /** The sender’s at pickup and when it comes back, the receiver’s at handover. */
    code: z.optional(otpCode),
    /** Photos: proof of pickup or handover, or what is wrong. */
    imageIdList: z._default(imageIdList, []),
    /** The complaint, for a dispute. */
    message: z._default(lines(orderLimits.complaint), ''),
    /** When it happened, if it was entered without network; now if absent. */
    happenedAt: z.optional(happenedAt),
  }),
  success: { status: 200, body: orderView },
  errors: [
    'not_found',
    'forbidden',
    'step_not_allowed',
    'already_matched',
    'no_longer_open',
    'offer_over',
    'not_paid_yet',
    'proof_missing',
    'code_wrong',
    'code_resting',
    'kyc_required',
    'key_used_otherwise',
  ],
  limits: [{ by: 'caller', max: 300, seconds: 3600 }],
});
