import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount } from '../money.ts';

export const startCardTopUp = defineCall({
  method: 'POST',
  path: '/wallet/paystack/initialize',
  access: 'member',
  summary: 'Begin a naira top-up by card: answers the address of the payment page. It returns to /paystack-success.',
  idempotent: true,
  body: z.strictObject({ amount }),
  success: { status: 201, body: z.object({ reference: z.string(), authorizationUrl: z.string() }) },
  errors: ['amount_out_of_limits', 'key_used_otherwise', 'request_under_way', 'provider_unavailable'],
  limits: [{ by: 'caller', max: 30, seconds: 3600 }],
});
