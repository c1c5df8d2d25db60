import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { shownCredential } from './passkey-view.ts';
import { signedIn } from './session-view.ts';

export const signInWithPasskey = defineCall({
  method: 'POST',
  path: '/auth/passkeys/sign-in',
  access: 'public',
  summary: 'Sign in with a passkey, which says by itself whose it is. It counts as password and second factor in one.',
  body: z.strictObject({ credential: shownCredential }),
  success: { status: 200, body: signedIn },
  errors: ['passkey_refused', 'account_suspended'],
  limits: [{ by: 'ip', max: 100, seconds: 300 }],
});
