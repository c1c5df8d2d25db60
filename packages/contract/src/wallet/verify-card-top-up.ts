import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { transactionView } from './transaction-view.ts';

export const verifyCardTopUp = defineCall({
  method: 'POST',
  path: '/wallet/paystack/verify',
  access: 'member',
  summary: 'Ask the card provider how a payment ended. Credited once, whoever asks first: this, the webhook or the sweep.',
  body: z.strictObject({
    reference: z.string('Please give the reference').check(z.regex(/^[A-Za-z0-9.=_-]{1,64}$/, 'That is not a reference of ours')),
  }),
  success: { status: 200, body: z.object({ purpose: z.enum(['top-up', 'credits']), transaction: transactionView }) },
  errors: ['not_found', 'provider_unavailable'],
  limits: [{ by: 'caller', max: 120, seconds: 3600 }],
});
