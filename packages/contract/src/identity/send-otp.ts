import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { email, phoneNumber } from '../text.ts';

export const sendOtp = defineCall({
  method: 'POST',
  path: '/otp',
  access: 'entering',
  summary:
    'Send a one-time code to the caller’s phone or email, to a new phone number that shall replace the old one (once verified, with a password confirmed in the last ten minutes), or to the right email of somebody who mistyped theirs and has not verified it. The answer is the same whether or not the number or address has an account.',
  query: z.strictObject({
    email: z.optional(z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'insensitive' })),
    /** Base64 of the new number. Addresses end up in logs: prefer the body. */
    newPhoneNumber: z.optional(z.string().check(z.maxLength(64, 'That is too long'))),
  }),
  body: z.optional(
    z.strictObject({
      email: z.optional(z.boolean()),
      newPhoneNumber: z.optional(phoneNumber),
      newEmail: z.optional(email),
    }),
  ),
  success: {
    status: 202,
    body: z.object({
      channel: z.enum(['sms', 'email']),
      /** The phone or address it was sent to, mostly hidden: `+234 ••• ••• 4567`. */
      destination: z.string(),
      expiresAt: z.iso.datetime(),
      resendAfterSeconds: z.int(),
    }),
  },
  errors: ['already_verified', 'confirmation_required', 'code_too_soon', 'too_many_requests'],
  limits: [
    { by: 'caller', max: 30, seconds: 3600 },
    { by: 'ip', max: 1200, seconds: 3600 },
  ],
});
