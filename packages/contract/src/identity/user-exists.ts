import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** Email addresses and phone numbers reveal who somebody is: these limits come on top of the call’s. Usernames are public. */
export const contactQuestions = [
  { max: 30, seconds: 60 },
  { max: 300, seconds: 86_400 },
] as const;

export const userExists = defineCall({
  method: 'GET',
  path: '/users/exists/{value}',
  access: 'public',
  summary:
    'Whether an email address, a username or a phone number already has an account. Addresses and numbers: 30 a minute and 300 a day from one place.',
  params: z.strictObject({
    value: z.string().check(z.minLength(1, 'Please enter something'), z.maxLength(254, 'That is too long')),
  }),
  success: { status: 200, body: z.object({ exists: z.boolean() }) },
  limits: [
    { by: 'ip', max: 240, seconds: 60 },
    { by: 'ip', max: 6000, seconds: 86_400 },
  ],
});
