import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { signedIn } from './session-view.ts';

export const refreshSession = defineCall({
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  summary: 'Trade the refresh cookie for a new access token and a new refresh cookie. Each cookie works once.',
  success: {
    status: 200,
    body: z.object({
      ...signedIn.shape,
      /** The number of the newest event for this person: a stream opened from here misses nothing of what follows. */
      lastEvent: z.int(),
    }),
  },
  errors: ['not_signed_in', 'session_ended', 'already_refreshed', 'account_suspended', 'cross_site_request'],
  limits: [{ by: 'ip', max: 300, seconds: 60 }],
});
