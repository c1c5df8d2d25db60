import { endStaff as call } from '@waybill/contract/ops/end-staff';
import { endStaff } from '../commands/end-staff.ts';
import { defineRoute } from '../define-route.ts';

export const endStaffRoute = defineRoute(call, async (context, { caller, params: { uid }, body }) => {
  await endStaff(context, { staffId: caller.userId, userId: uid, ...body });
});
