import * as z from 'zod/mini';
import { longestDeclineReason } from '../businesses/roles.ts';
import { defineCall } from '../call.ts';
import { oneLine } from '../text.ts';
import { assignmentView } from './assignment-view.ts';
import { orderId } from './order-fields.ts';

export const answerAssignment = defineCall({
  method: 'PUT',
  path: '/orders/{id}/assignment',
  access: 'dispatch-partner',
  summary: 'Say yes or no to an order that one was given. A no has a reason, and is possible until the parcel is picked up.',
  params: z.strictObject({ id: orderId }),
  body: z.strictObject({
    answer: z.enum(['taken', 'declined'], 'Please say yes or no'),
    reason: z._default(oneLine(longestDeclineReason, 'Please say why'), ''),
  }),
  success: { status: 200, body: assignmentView },
  errors: ['not_found', 'step_not_allowed', 'forbidden'],
});
