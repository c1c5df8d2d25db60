import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

const part = z.optional(z.string().check(z.maxLength(4096)));

export const finishFederatedSignIn = defineCall({
  method: 'GET',
  path: '/auth/federated/callback',
  access: 'public',
  summary:
    'Where the sign-in provider sends the browser back to; goes on to /login/federated with a single-use ticket behind the #.',
  // Providers add what they like to this address; only these are read.
  query: z.object({ code: part, state: part, error: part, error_description: part, iss: part, session_state: part, scope: part }),
  success: { status: 302 },
  limits: [{ by: 'ip', max: 300, seconds: 600 }],
});
