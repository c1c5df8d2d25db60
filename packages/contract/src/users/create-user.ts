import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { signedIn } from '../identity/session-view.ts';
import { countryCode, email, line, name, newPassword, opaque, phoneNumber, username } from '../text.ts';
import { authProviders } from './enums.ts';

export const createUser = defineCall({
  method: 'POST',
  path: '/users',
  access: 'public',
  summary: 'Sign up as a person. Answers with a session; the phone (in Nigeria) or email (elsewhere) is verified next.',
  body: z.strictObject({
    /** The ticket of a federated sign-in where authProvider is `oidc`. Ids of people are made by the server. */
    id: z.optional(opaque),
    email,
    /** Left out with a federated sign-in. */
    password: z.optional(newPassword),
    fullName: name(120, 'your full name'),
    authProvider: z._default(z.enum(authProviders), 'password'),
    username,
    countryOfResidence: line(80, 'your country'),
    countryCode,
    referrer: z.optional(line(60, 'who told you about us')),
    city: line(80, 'your city'),
    /** Needed in Nigeria, where the phone is verified. */
    phoneNumber: z.optional(phoneNumber),
  }),
  success: { status: 201, body: signedIn },
  errors: ['username_taken', 'email_taken', 'phone_taken', 'password_common', 'ticket_gone'],
  // Shared mobile addresses are many people: what is counted closely is a person's own email and phone, and (by the server) the
  // sign-ups of an address that nobody has proven.
  limits: [
    { by: 'ip', max: 1000, seconds: 3600 },
    { by: { field: 'email' }, max: 10, seconds: 3600 },
    { by: { field: 'phoneNumber' }, max: 10, seconds: 3600 },
  ],
});
