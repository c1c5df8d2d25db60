import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { imageIdList } from '../files/image-view.ts';
import { lines } from '../text.ts';
import { positionFields } from './duty.ts';
import { attemptReasons, orderLimits } from './enums.ts';
import { happenedAt, orderId } from './order-fields.ts';
import { orderView } from './order-view.ts';

export const failAttempt = defineCall({
  method: 'POST',
  path: '/orders/{id}/attempt',
  access: 'member',
  summary:
    'Something sold could not be handed over: why, with a photo and from within a kilometre of the door. The carrier gets half of the fee; the seller chooses another attempt or the way back. After the second attempt it goes back.',
  idempotent: true,
  params: z.strictObject({ id: orderId }),
  body: z.strictObject({
    reason: z.enum(attemptReasons, 'Please choose what happened'),
    message: z._default(lines(orderLimits.complaint), ''),
    imageIdList: imageIdList.check(z.minLength(1, 'Please take a photo of the door')),
    ...positionFields,
    /** When it happened, if it was entered without network; now if absent. */
    happenedAt: z.optional(happenedAt),
  }),
  success: { status: 200, body: orderView },
  errors: ['not_found', 'forbidden', 'step_not_allowed', 'out_of_reach', 'image_in_use', 'key_used_otherwise'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
