import { inviteMember as call } from '@waybill/contract/businesses/invite-member';
import { inviteMember } from '../commands/invite-member.ts';
import { defineRoute } from '../define-route.ts';
import { invitationViewOf } from '../views.ts';

export const inviteMemberRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) =>
  invitationViewOf(await inviteMember(context, caller, idempotencyKey, body)),
);
