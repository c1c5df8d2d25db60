import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { orderLimits } from '../orders/enums.ts';
import { ratingView } from '../orders/order-view.ts';
import { lines } from '../text.ts';

const stars = 'Please give one to five stars';

export const rateUser = defineCall({
  method: 'POST',
  path: '/users/ratings',
  access: 'member',
  summary: 'Rate the other side of a completed order: one to five stars and a few words, once.',
  idempotent: true,
  body: z.strictObject({
    orderId: idOf('order'),
    rating: z.int(stars).check(z.minimum(1, stars), z.maximum(5, stars)),
    comment: z._default(lines(orderLimits.ratingComment), ''),
  }),
  success: { status: 201, body: ratingView },
  errors: ['not_found', 'step_not_allowed', 'already_rated', 'key_used_otherwise'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
