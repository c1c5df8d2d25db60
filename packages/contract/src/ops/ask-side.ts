import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { answerHours, usualAnswerHours } from '../orders/question-view.ts';
import { lines } from '../text.ts';
import { opsLimits } from './because.ts';
import { disputeView } from './get-dispute.ts';
import { withoutGaps } from './words-for-people.ts';

const noQuestion = 'Please write what you want to know';

export const askSide = defineCall({
  method: 'POST',
  path: '/ops/disputes/{orderId}/questions',
  access: 'staff',
  summary:
    'Asks one side of a dispute something, with a time to answer in. The other side sees neither the question nor the answer.',
  idempotent: true,
  params: z.strictObject({ orderId: idOf('order') }),
  body: z.strictObject({
    side: z.enum(['sender', 'carrier'], 'Please choose who is asked'),
    question: lines(opsLimits.question, noQuestion).check(z.minLength(1, noQuestion), withoutGaps),
    hours: z._default(z.literal(answerHours, 'Please choose 4, 24, 48 or 72 hours'), usualAnswerHours),
  }),
  success: { status: 201, body: disputeView },
  errors: ['not_found', 'already_taken', 'step_not_allowed', 'forbidden', 'key_used_otherwise'],
});
