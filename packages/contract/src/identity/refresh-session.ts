import { defineCall } from '../call.ts';
import { signedIn } from './session-view.ts';

export const refreshSession = defineCall({
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  summary: 'Trade the refresh cookie for a new access token and a new refresh cookie. Each cookie works once.',
  success: { status: 200, body: signedIn },
  errors: ['not_signed_in', 'session_ended', 'already_refreshed', 'account_suspended', 'cross_site_request'],
  limits: [{ by: 'ip', max: 300, seconds: 60 }],
});
