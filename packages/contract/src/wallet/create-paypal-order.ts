import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount } from '../money.ts';

export const createPaypalOrder = defineCall({
  method: 'POST',
  path: '/Wallet/CreatePaypalOrder',
  access: 'member',
  summary: 'Begin a dollar top-up through PayPal: answers the order and where it is approved.',
  idempotent: true,
  body: z.strictObject({ currency: z.literal('USD', 'PayPal top-ups are in dollars'), amount }),
  success: { status: 201, body: z.object({ orderId: z.string(), approveUrl: z.string() }) },
  errors: ['amount_out_of_limits', 'key_used_otherwise', 'request_under_way', 'provider_unavailable'],
  limits: [{ by: 'caller', max: 30, seconds: 3600 }],
});
