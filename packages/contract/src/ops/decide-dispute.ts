import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { amount } from '../money.ts';
import { because } from './because.ts';
import { disputeView } from './get-dispute.ts';

const params = z.strictObject({ orderId: idOf('order') });

export const decideDispute = defineCall({
  method: 'POST',
  path: '/ops/disputes/{orderId}/decision',
  access: 'staff-confirmed',
  summary: 'Refund the sender, release the fee to the carrier, or split it. Both sides read the reason. A decision is final.',
  idempotent: true,
  params,
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('refund'), because }),
    z.strictObject({ decision: z.literal('release'), because }),
    /** The carrier’s part of the fee, before commission. */
    z.strictObject({ decision: z.literal('split'), carrierGets: amount, because }),
  ]),
  success: { status: 200, body: disputeView },
  errors: ['not_found', 'step_not_allowed', 'forbidden', 'key_used_otherwise'],
});
