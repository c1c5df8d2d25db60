import { defineCall } from '../call.ts';
import { requestOptions } from './passkey-view.ts';

export const beginPasskeySignIn = defineCall({
  method: 'POST',
  path: '/auth/passkeys/sign-in/new',
  access: 'public',
  summary: 'What a browser needs to sign somebody in with a passkey; good once, for five minutes.',
  success: { status: 201, body: requestOptions },
  limits: [{ by: 'ip', max: 100, seconds: 300 }],
});
