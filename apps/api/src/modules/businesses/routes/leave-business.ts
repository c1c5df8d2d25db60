import { leaveBusiness as call } from '@waybill/contract/businesses/leave-business';
import { leaveBusiness } from '../commands/leave-business.ts';
import { defineRoute } from '../define-route.ts';

export const leaveBusinessRoute = defineRoute(call, (context, { caller, params }) =>
  leaveBusiness(context, caller.userId, params.businessId),
);
