import { answerAssignment as call } from '@waybill/contract/orders/answer-assignment';
import { assignmentViewOf } from '../assignments.ts';
import { answerAssignment } from '../commands/answer-assignment.ts';
import { defineRoute } from '../define-route.ts';
import { findAssignment } from '../storage/assignments.ts';

export const answerAssignmentRoute = defineRoute(call, async (context, { caller, params, body }) => {
  const id = await answerAssignment(context, caller, { orderId: params.id, ...body });
  const assignment = await findAssignment(context.db, id);
  if (!assignment) throw new Error(`The assignment ${id} is gone`);
  return assignmentViewOf(assignment);
});
