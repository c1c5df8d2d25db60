import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { newPassword, typedPassword } from '../text.ts';

export const changePassword = defineCall({
  method: 'PUT',
  path: '/auth/password',
  access: 'member',
  summary: 'Choose a new password. Every other session of this person ends.',
  body: z.strictObject({
    /** People who have only ever signed in through another provider have none; they confirm through it first. */
    currentPassword: z.optional(typedPassword),
    newPassword,
  }),
  success: { status: 204 },
  errors: ['password_wrong', 'password_common', 'confirmation_required'],
  limits: [{ by: 'caller', max: 10, seconds: 600 }],
});
