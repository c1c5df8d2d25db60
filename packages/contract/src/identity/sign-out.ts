import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const signOut = defineCall({
  method: 'POST',
  path: '/auth/sign-out',
  access: 'public',
  summary:
    'End this session, or every session of this person. Works with the refresh cookie alone, so it never fails for an old token.',
  body: z.strictObject({ everywhere: z._default(z.boolean(), false) }),
  success: { status: 204 },
  errors: ['cross_site_request'],
  limits: [{ by: 'ip', max: 300, seconds: 60 }],
});
