import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { opaque } from '../text.ts';
import { signedIn } from './session-view.ts';

export const redeemFederatedTicket = defineCall({
  method: 'POST',
  path: '/auth/federated/redeem',
  access: 'public',
  summary: 'Trade the ticket of a federated sign-in, once, for a session; or learn that there is no account yet.',
  body: z.strictObject({ ticket: opaque }),
  success: {
    status: 200,
    body: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('signed-in'), session: signedIn }),
      /** No account has this identity: sign up, giving `ticket` as the `id` of POST /users. */
      z.object({ outcome: z.literal('sign-up'), ticket: z.string(), email: z.string(), fullName: z.string() }),
      /** The email has a password account: sign in to it, giving `ticket` as `linkTicket`. Never linked silently. */
      z.object({ outcome: z.literal('link'), ticket: z.string(), email: z.string() }),
    ]),
  },
  errors: ['ticket_gone', 'account_suspended'],
  limits: [{ by: 'ip', max: 300, seconds: 600 }],
});
