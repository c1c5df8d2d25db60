import { acceptInvitation as call } from '@waybill/contract/businesses/accept-invitation';
import { acceptInvitation } from '../commands/accept-invitation.ts';
import { defineRoute } from '../define-route.ts';
import { membershipViewOf } from '../views.ts';

export const acceptInvitationRoute = defineRoute(call, async (context, { caller, params }) =>
  membershipViewOf(await acceptInvitation(context, caller.userId, params.token)),
);
