import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { because } from './because.ts';
import { payoutView } from './list-payouts.ts';

export const reference = z.string().check(z.regex(/^[\w-]{4,80}$/, 'That is not a reference of ours'));

export const retryPayout = defineCall({
  method: 'POST',
  path: '/ops/payouts/{reference}/retry',
  access: 'staff-confirmed',
  summary: 'Ask the provider how a payout stands, and send it if it never got there; under the same reference, so never twice.',
  params: z.strictObject({ reference }),
  body: z.strictObject({ because }),
  success: { status: 200, body: payoutView },
  errors: ['not_found', 'already_taken', 'forbidden', 'already_decided'],
});
