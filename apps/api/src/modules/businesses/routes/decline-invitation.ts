import { declineInvitation as call } from '@waybill/contract/businesses/decline-invitation';
import { declineInvitation } from '../commands/decline-invitation.ts';
import { defineRoute } from '../define-route.ts';

export const declineInvitationRoute = defineRoute(call, (context, { params }) => declineInvitation(context, params.token));
