import { updateMember as call } from '@waybill/contract/businesses/update-member';
import { updateMember } from '../commands/update-member.ts';
import { defineRoute } from '../define-route.ts';
import { listMembersOf } from '../storage/members.ts';
import { memberViewOf } from '../views.ts';

export const updateMemberRoute = defineRoute(call, async (context, { caller, params: { userId }, body }) => {
  await updateMember(context, caller.userId, { userId, ...body });
  const [member] = await listMembersOf(context.db, caller.userId, { userId, limit: 1, skip: 0 });
  if (!member) throw new Error(`${userId} was changed and is gone`);
  return memberViewOf(member);
});
