import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { imageIdList } from '../files/image-view.ts';
import { lines } from '../text.ts';
import { orderLimits } from './enums.ts';
import { orderId } from './order-fields.ts';
import { orderView } from './order-view.ts';

export const addEvidence = defineCall({
  method: 'POST',
  path: '/orders/{id}/evidence',
  access: 'member',
  summary: 'Words and photos for our people, while they decide a dispute. Both sides see them.',
  idempotent: true,
  params: z.strictObject({ id: orderId }),
  body: z.strictObject({ message: z._default(lines(orderLimits.complaint), ''), imageIdList: z._default(imageIdList, []) }).check(
    z.refine(({ message, imageIdList: images }) => message !== '' || images.length > 0, {
      message: 'Please write something or add a photo',
      path: ['message'],
    }),
  ),
  success: { status: 201, body: orderView },
  errors: ['not_found', 'step_not_allowed', 'key_used_otherwise'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
