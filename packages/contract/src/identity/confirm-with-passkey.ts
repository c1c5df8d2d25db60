import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { shownCredential } from './passkey-view.ts';

export const confirmWithPasskey = defineCall({
  method: 'POST',
  path: '/auth/passkeys/confirmation',
  access: 'member',
  summary:
    'Show again who one is, with a passkey: good for ten minutes in this session, and the second factor of our own people.',
  body: z.strictObject({ credential: shownCredential }),
  success: { status: 200, body: z.object({ confirmedUntil: z.iso.datetime() }) },
  errors: ['passkey_refused'],
  limits: [{ by: 'caller', max: 30, seconds: 600 }],
});
