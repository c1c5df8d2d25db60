import { defineCall } from '../call.ts';
import { invitationParams } from './invitation-token.ts';
import { membershipView } from './member-view.ts';

export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/join/{token}',
  access: 'member',
  summary:
    'Join the business that invites. One belongs to one business at a time; accepting the same invitation again changes nothing.',
  params: invitationParams,
  success: { status: 200, body: membershipView },
  errors: ['link_gone', 'already_member', 'forbidden'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
