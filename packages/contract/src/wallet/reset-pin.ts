import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { otpCode, pin } from '../text.ts';

export const resetPin = defineCall({
  method: 'PUT',
  path: '/wallet/pin/reset',
  access: 'member',
  summary: 'Set a new PIN with the one-time code. It unlocks a locked wallet.',
  query: z.strictObject({
    /** Addresses end up in logs: prefer the body. */
    otpCode: z.optional(otpCode),
  }),
  body: z.strictObject({ otpCode: z.optional(otpCode), newPin: pin }),
  success: { status: 204 },
  errors: ['code_wrong', 'code_gone', 'pin_trivial'],
  limits: [{ by: 'caller', max: 30, seconds: 3600 }],
});
