import { getInvitation as call } from '@waybill/contract/businesses/get-invitation';
import { defineRoute } from '../define-route.ts';
import { readInvitation } from '../read-invitation.ts';

export const getInvitationRoute = defineRoute(call, (context, { params }) => readInvitation(context, params.token));
