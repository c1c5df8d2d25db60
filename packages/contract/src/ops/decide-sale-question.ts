import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { amount } from '../money.ts';
import { becauseRead } from './because.ts';
import { saleQuestionView } from './get-sale-question.ts';

export const decideSaleQuestion = defineCall({
  method: 'POST',
  path: '/ops/sale-questions/{saleId}/decision',
  access: 'staff-confirmed',
  summary:
    'Give the goods’ money back to the buyer, release it to the seller, or split it. The carrier’s fee is not touched. Both read the reason. A decision is final.',
  idempotent: true,
  params: z.strictObject({ saleId: idOf('sale') }),
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('refund'), because: becauseRead }),
    z.strictObject({ decision: z.literal('release'), because: becauseRead }),
    /** The part of the price that goes back to the buyer. */
    z.strictObject({ decision: z.literal('split'), toBuyer: amount, because: becauseRead }),
  ]),
  success: { status: 200, body: saleQuestionView },
  errors: ['not_found', 'already_taken', 'already_decided', 'forbidden', 'needs_second_person', 'key_used_otherwise'],
});
