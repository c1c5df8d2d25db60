import { defineCall } from '../call.ts';
import { invitationParams } from './invitation-token.ts';

export const declineInvitation = defineCall({
  method: 'POST',
  path: '/join/{token}/no',
  access: 'public',
  summary: 'Say no to an invitation. Whoever has its link may: they need no account for a no.',
  params: invitationParams,
  success: { status: 204 },
  errors: ['link_gone'],
  limits: [{ by: 'ip', max: 60, seconds: 3600 }],
});
