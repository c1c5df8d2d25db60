import { withdrawInvitation as call } from '@waybill/contract/businesses/withdraw-invitation';
import { withdrawInvitation } from '../commands/withdraw-invitation.ts';
import { defineRoute } from '../define-route.ts';

export const withdrawInvitationRoute = defineRoute(call, (context, { caller, params }) =>
  withdrawInvitation(context, caller, params.invitationId),
);
