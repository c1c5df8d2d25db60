import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const userExists = defineCall({
  method: 'GET',
  path: '/users/exists/{value}',
  access: 'public',
  summary: 'Whether an e-mail address, a username or a phone number already has an account.',
  params: z.strictObject({
    value: z.string().check(z.minLength(1, 'Please enter something'), z.maxLength(254, 'That is too long')),
  }),
  success: { status: 200, body: z.object({ exists: z.boolean() }) },
  errors: [],
  limits: [
    { by: 'ip', max: 30, seconds: 60 },
    { by: 'ip', max: 300, seconds: 86_400 },
  ],
});
