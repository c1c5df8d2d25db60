import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { BusinessesContext } from './context.ts';
import { forgetOldInvitations, sendInvitation } from './jobs/send-invitation.ts';
import { acceptInvitationRoute } from './routes/accept-invitation.ts';
import { declineInvitationRoute } from './routes/decline-invitation.ts';
import { getInvitationRoute } from './routes/get-invitation.ts';
import { inviteMemberRoute } from './routes/invite-member.ts';
import { leaveBusinessRoute } from './routes/leave-business.ts';
import { listInvitationsRoute } from './routes/list-invitations.ts';
import { listMembersRoute } from './routes/list-members.ts';
import { listMembershipsRoute } from './routes/list-memberships.ts';
import { removeMemberRoute } from './routes/remove-member.ts';
import { updateMemberRoute } from './routes/update-member.ts';
import { withdrawInvitationRoute } from './routes/withdraw-invitation.ts';

export { forgetMember } from './commands/forget-member.ts';
export type { BusinessesContext } from './context.ts';
export { memberEnded, memberJoined } from './events.ts';
export { readOpenInvitation } from './read-invitation.ts';

export const businessesRoutes: readonly Route<BusinessesContext>[] = [
  inviteMemberRoute,
  listInvitationsRoute,
  withdrawInvitationRoute,
  listMembersRoute,
  updateMemberRoute,
  removeMemberRoute,
  getInvitationRoute,
  acceptInvitationRoute,
  declineInvitationRoute,
  listMembershipsRoute,
  leaveBusinessRoute,
];

export const businessesJobs: readonly JobHandler<BusinessesContext>[] = [sendInvitation, forgetOldInvitations];
