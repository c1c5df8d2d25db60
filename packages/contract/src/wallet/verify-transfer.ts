import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { transferView } from './transfer-view.ts';

export const verifyTransfer = defineCall({
  method: 'POST',
  path: '/wallet/transfers/verify',
  access: 'member',
  summary:
    'Ask the provider what has come for a payment by transfer. Booked once, whoever asks first: this, the webhook or the sweep.',
  body: z.strictObject({
    reference: z.string('Please give the reference').check(z.regex(/^[A-Za-z0-9.=_-]{1,64}$/, 'That is not a reference of ours')),
  }),
  success: { status: 200, body: transferView },
  errors: ['not_found', 'provider_unavailable'],
  limits: [{ by: 'caller', max: 600, seconds: 3600 }],
});
