import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { email } from '../text.ts';

export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/auth/password/reset',
  access: 'public',
  summary: 'Send a link for a new password. The answer is the same whether or not the address has an account.',
  body: z.strictObject({ email }),
  success: { status: 202 },
  limits: [
    { by: { field: 'email' }, max: 3, seconds: 600 },
    { by: 'ip', max: 200, seconds: 600 },
  ],
});
