import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { because } from './because.ts';
import { questionAnswers } from './list-money-questions.ts';
import { reference } from './retry-payout.ts';

export const answerMoneyQuestion = defineCall({
  method: 'POST',
  path: '/ops/money-questions/{reference}/answer',
  access: 'staff-confirmed',
  summary: 'Credit what was really paid, refuse it, or close what is over. Each is for good.',
  params: z.strictObject({ reference }),
  body: z.strictObject({ answer: z.enum(questionAnswers, 'Please choose an answer'), because }),
  success: { status: 204 },
  errors: ['not_found', 'already_taken', 'already_decided', 'forbidden', 'needs_second_person'],
});
