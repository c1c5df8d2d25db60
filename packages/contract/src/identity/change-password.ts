import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { newPassword, typedPassword } from '../text.ts';

export const changePassword = defineCall({
  method: 'PUT',
  path: '/auth/password',
  access: 'member',
  summary: 'Choose a new password. Every other session of this person ends.',
  body: z.strictObject({
    /** Not needed by people who have only ever signed in through another provider. */
    currentPassword: z.optional(typedPassword),
    newPassword,
  }),
  success: { status: 204 },
  errors: ['password_wrong', 'password_common'],
  limits: [{ by: 'caller', max: 10, seconds: 600 }],
});
