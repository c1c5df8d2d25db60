import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { opaque } from '../text.ts';

/** The purpose of a link in an email; the values of `mode` in `/verifications?mode=…&oobCode=…`. */
export const actionLinkMode = z.enum(['verifyEmail', 'resetPassword', 'recoverEmail']);

export const inspectActionLink = defineCall({
  method: 'POST',
  path: '/auth/action-links/inspect',
  access: 'public',
  summary: 'Look at an emailed link without using it up (mail scanners open links too).',
  body: z.strictObject({ mode: actionLinkMode, oobCode: opaque }),
  success: { status: 200, body: z.object({ mode: actionLinkMode, email: z.string() }) },
  errors: ['link_gone'],
  limits: [{ by: 'ip', max: 300, seconds: 600 }],
});
