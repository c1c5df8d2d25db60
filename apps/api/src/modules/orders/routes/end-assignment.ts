import { endAssignment as call } from '@waybill/contract/orders/end-assignment';
import { endAssignment } from '../commands/end-assignment.ts';
import { defineRoute } from '../define-route.ts';

export const endAssignmentRoute = defineRoute(call, (context, { caller, params }) =>
  endAssignment(context, caller.userId, params.id),
);
