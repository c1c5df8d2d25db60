import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { otpCode } from '../text.ts';

export const verifyOtp = defineCall({
  method: 'PUT',
  path: '/otp',
  access: 'entering',
  summary: 'Give back the one-time code; the phone or email it was sent to is then verified.',
  query: z.strictObject({
    /** Addresses end up in logs: prefer the body. */
    otpCode: z.optional(otpCode),
  }),
  body: z.optional(z.strictObject({ otpCode })),
  success: { status: 200, body: z.object({ verified: z.enum(['phone', 'email']) }) },
  errors: ['code_wrong', 'code_gone', 'phone_taken', 'email_taken'],
  limits: [{ by: 'caller', max: 30, seconds: 3600 }],
});
