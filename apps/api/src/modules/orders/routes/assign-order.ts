import { assignOrder as call } from '@waybill/contract/orders/assign-order';
import { assignmentViewOf } from '../assignments.ts';
import { assignOrder } from '../commands/assign-order.ts';
import { defineRoute } from '../define-route.ts';
import { findAssignment } from '../storage/assignments.ts';

export const assignOrderRoute = defineRoute(call, async (context, { caller, params, body, idempotencyKey }) => {
  const id = await assignOrder(context, caller, { orderId: params.id, riderId: body.riderId, idempotencyKey });
  const assignment = await findAssignment(context.db, id);
  if (!assignment) throw new Error(`The assignment ${id} is gone`);
  return assignmentViewOf(assignment);
});
