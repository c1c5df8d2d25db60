import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { ratingInput } from '../orders/rating-input.ts';
import { ratingView } from '../orders/rating-view.ts';

export const rateUser = defineCall({
  method: 'POST',
  path: '/users/ratings',
  access: 'member',
  summary: 'Rate the other side of a completed order: one to five stars and a few words, once.',
  idempotent: true,
  body: z.strictObject({
    orderId: idOf('order'),
    ...ratingInput,
  }),
  success: { status: 201, body: ratingView },
  errors: ['not_found', 'step_not_allowed', 'already_rated', 'key_used_otherwise'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
