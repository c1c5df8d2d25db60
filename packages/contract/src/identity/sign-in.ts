import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { opaque, typedPassword } from '../text.ts';
import { signedIn } from './session-view.ts';

export const signIn = defineCall({
  method: 'POST',
  path: '/auth/sign-in',
  access: 'public',
  summary: 'Sign in with an email address, a username or a phone number, and a password.',
  body: z.strictObject({
    identifier: z
      .string('Please enter your email, username or phone')
      .check(z.trim(), z.minLength(1, 'Please enter your email, username or phone'), z.maxLength(254, 'That is too long')),
    password: typedPassword,
    /** From a federated sign-in whose email belongs to this account: links the two once the password is right. */
    linkTicket: z.optional(opaque),
  }),
  success: { status: 200, body: signedIn },
  errors: ['wrong_credentials', 'account_suspended', 'ticket_gone'],
  limits: [
    { by: { field: 'identifier' }, max: 10, seconds: 60 },
    { by: 'ip', max: 100, seconds: 300 },
  ],
});
