import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ratingInput } from '../orders/rating-input.ts';
import { buyView } from './buy-view.ts';
import { saleCode } from './sale-code.ts';

export const rateSeller = defineCall({
  method: 'POST',
  path: '/buy/{code}/rating',
  access: 'public',
  summary: 'Rate the seller after the handover, as their buyer: one to five stars and a few words, once.',
  params: z.strictObject({ code: saleCode }),
  body: z.strictObject(ratingInput),
  success: { status: 200, body: buyView },
  errors: ['not_found', 'forbidden', 'step_not_allowed', 'already_rated'],
  limits: [{ by: 'ip', max: 60, seconds: 3600 }],
});
