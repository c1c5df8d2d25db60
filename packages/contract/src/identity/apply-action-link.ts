import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { newPassword, opaque } from '../text.ts';

export const applyActionLink = defineCall({
  method: 'POST',
  path: '/auth/action-links/apply',
  access: 'public',
  summary: 'Use an emailed link, once: verify an email address, choose a new password, or take back an old address.',
  body: z.discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('verifyEmail'), oobCode: opaque }),
    z.strictObject({ mode: z.literal('resetPassword'), oobCode: opaque, newPassword }),
    z.strictObject({ mode: z.literal('recoverEmail'), oobCode: opaque }),
  ]),
  success: { status: 200, body: z.object({ email: z.string() }) },
  errors: ['link_gone', 'password_common', 'email_taken'],
  limits: [{ by: 'ip', max: 200, seconds: 600 }],
});
