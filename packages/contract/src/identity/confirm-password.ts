import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { opaque, typedPassword } from '../text.ts';

export const confirmPassword = defineCall({
  method: 'POST',
  path: '/auth/password/confirm',
  access: 'member',
  summary:
    'Show again who one is before something that matters: by the password, or by the provider one signs in through. Good for ten minutes in this session.',
  body: z
    .strictObject({
      password: z.optional(typedPassword),
      /** The ticket of a federated sign-in that was made for this; it works once, as for signing in. */
      ticket: z.optional(opaque),
    })
    .check(
      z.refine(({ password, ticket }) => (password === undefined) !== (ticket === undefined), {
        error: 'Please type your password',
        path: ['password'],
      }),
    ),
  success: { status: 200, body: z.object({ confirmedUntil: z.iso.datetime() }) },
  errors: ['password_wrong', 'ticket_gone', 'forbidden'],
  limits: [{ by: 'caller', max: 10, seconds: 600 }],
});
