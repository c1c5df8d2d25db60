import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const getSecondFactor = defineCall({
  method: 'GET',
  path: '/auth/second-factor',
  access: 'staff-entering',
  summary: 'How the second factor of one of our own people stands: what is set up, and whether this session has shown it.',
  success: {
    status: 200,
    body: z.object({
      hasAuthenticator: z.boolean(),
      passkeys: z.int(),
      recoveryCodesLeft: z.int(),
      /** Shown in this session: the console is open. */
      isShown: z.boolean(),
      /** Until when it counts for documents, suspensions and money; null when it has to be shown again for them. */
      freshUntil: z.nullable(z.iso.datetime()),
    }),
  },
});
