import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { typedPassword } from '../text.ts';

export const confirmPassword = defineCall({
  method: 'POST',
  path: '/auth/password/confirm',
  access: 'member',
  summary: 'Type the password again before something that matters; good for ten minutes in this session.',
  body: z.strictObject({ password: typedPassword }),
  success: { status: 200, body: z.object({ confirmedUntil: z.iso.datetime() }) },
  errors: ['password_wrong'],
  limits: [{ by: 'caller', max: 10, seconds: 600 }],
});
