import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { because } from './because.ts';
import { payoutView } from './list-payouts.ts';
import { reference } from './retry-payout.ts';

export const giveBackPayout = defineCall({
  method: 'POST',
  path: '/ops/payouts/{reference}/giving-back',
  access: 'staff-confirmed',
  summary:
    'Give back a payout that cannot be sent: the money returns to the balance it came from, and nothing is sent any more. Paystack is asked first whether it knows it; PayPal cannot be asked, so somebody has to have looked there.',
  params: z.strictObject({ reference }),
  body: z.strictObject({
    /** PayPal’s own console shows no payment under this reference. */
    hasLooked: z._default(z.boolean(), false),
    because,
  }),
  success: { status: 200, body: payoutView },
  errors: [
    'not_found',
    'already_taken',
    'forbidden',
    'needs_second_person',
    'already_decided',
    'step_not_allowed',
    'provider_unavailable',
  ],
});
