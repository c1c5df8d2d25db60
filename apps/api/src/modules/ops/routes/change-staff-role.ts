import { changeStaffRole as call } from '@waybill/contract/ops/change-staff-role';
import { changeStaffRole } from '../commands/change-staff-role.ts';
import { defineRoute } from '../define-route.ts';
import { readStaffMember } from '../read-staff.ts';

export const changeStaffRoleRoute = defineRoute(call, async (context, { caller, params: { uid }, body }) => {
  await changeStaffRole(context, { staffId: caller.userId, userId: uid, ...body });
  return readStaffMember(context.db, uid);
});
