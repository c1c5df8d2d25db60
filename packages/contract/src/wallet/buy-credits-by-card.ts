import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { creditCount } from './buy-credits.ts';

export const buyCreditsByCard = defineCall({
  method: 'POST',
  path: '/wallet/credits/card',
  access: 'member',
  summary: 'Begin to buy credits by card: answers the address of the payment page. It returns to /paystack-success.',
  idempotent: true,
  body: z.strictObject({ credits: creditCount }),
  success: { status: 201, body: z.object({ reference: z.string(), authorizationUrl: z.string() }) },
  errors: ['key_used_otherwise', 'request_under_way', 'provider_unavailable'],
  limits: [{ by: 'caller', max: 30, seconds: 3600 }],
});
