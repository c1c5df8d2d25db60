import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { transactionView } from './transaction-view.ts';

const orderId = z.string('Please give the order').check(z.regex(/^[A-Za-z0-9-]{1,64}$/, 'That is not an order of ours'));

export const capturePaypalOrder = defineCall({
  method: 'POST',
  path: '/Wallet/capturePaypalOrder',
  access: 'member',
  summary: 'Take the money of an approved PayPal order, once, into the wallet of whoever created it.',
  query: z.strictObject({ orderId: z.optional(orderId) }),
  body: z.optional(z.strictObject({ orderId })),
  success: { status: 200, body: transactionView },
  errors: ['not_found', 'payment_not_approved', 'payment_declined', 'provider_unavailable'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
