import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { because } from './because.ts';
import { disputeView } from './get-dispute.ts';

export const withdrawQuestion = defineCall({
  method: 'POST',
  path: '/ops/disputes/{orderId}/questions/{questionId}/withdrawal',
  access: 'staff',
  summary: 'Takes back a question to one side of a dispute while it waits for its answer. The side is told, without the reason.',
  params: z.strictObject({ orderId: idOf('order'), questionId: idOf('orderQuestion') }),
  body: z.strictObject({ because }),
  success: { status: 200, body: disputeView },
  errors: ['not_found', 'already_taken', 'no_longer_open', 'forbidden'],
});
