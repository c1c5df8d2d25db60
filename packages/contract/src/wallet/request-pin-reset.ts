import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const requestPinReset = defineCall({
  method: 'POST',
  path: '/wallet/pin/reset',
  access: 'member',
  summary: 'Send a one-time code for a new PIN, to the phone or email that the account is verified by.',
  success: {
    status: 202,
    body: z.object({
      channel: z.enum(['sms', 'email']),
      destination: z.string(),
      expiresAt: z.iso.datetime(),
      resendAfterSeconds: z.int(),
    }),
  },
  errors: ['code_too_soon'],
});
