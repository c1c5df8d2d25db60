import { defineCall } from '../call.ts';
import { creationOptions } from './passkey-view.ts';

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/auth/passkeys/new',
  access: 'member',
  summary:
    'What a browser needs to make a passkey (WebAuthn); good for five minutes. Asks for the password first, and our own people for the second factor they have.',
  success: { status: 201, body: creationOptions },
  errors: ['confirmation_required', 'second_factor_required', 'passkey_refused'],
  limits: [{ by: 'caller', max: 20, seconds: 600 }],
});
