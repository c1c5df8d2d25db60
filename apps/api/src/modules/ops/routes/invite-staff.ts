import { inviteStaff as call } from '@waybill/contract/ops/invite-staff';
import { inviteStaff } from '../commands/invite-staff.ts';
import { defineRoute } from '../define-route.ts';
import { readStaffMember } from '../read-staff.ts';

export const inviteStaffRoute = defineRoute(call, async (context, { caller, body }) => {
  const uid = await inviteStaff(context, { staffId: caller.userId, ...body });
  return readStaffMember(context.db, uid);
});
