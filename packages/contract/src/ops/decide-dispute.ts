import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { amount, amountOrNothing } from '../money.ts';
import { becauseRead } from './because.ts';
import { disputeView } from './get-dispute.ts';

/**
 * Of something sold whose price is in escrow: the seller’s part of the price, before our commission; the rest goes back to the buyer. If not
 * said, all of it where the carrier is paid anything, and else nothing.
 */
const goods = { goodsToSeller: z.optional(amountOrNothing) };

const params = z.strictObject({ orderId: idOf('order') });

export const decideDispute = defineCall({
  method: 'POST',
  path: '/ops/disputes/{orderId}/decision',
  access: 'staff-confirmed',
  summary:
    'Refund the sender, release the fee to the carrier, or split it; and say where the price of something sold goes. All sides read the reason. A decision is final.',
  idempotent: true,
  params,
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('refund'), ...goods, because: becauseRead }),
    z.strictObject({ decision: z.literal('release'), ...goods, because: becauseRead }),
    /** The carrier’s part of the fee, before commission. */
    z.strictObject({ decision: z.literal('split'), carrierGets: amount, ...goods, because: becauseRead }),
  ]),
  success: { status: 200, body: disputeView },
  errors: ['not_found', 'already_taken', 'step_not_allowed', 'forbidden', 'needs_second_person', 'key_used_otherwise'],
});
