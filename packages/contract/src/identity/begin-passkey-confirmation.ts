import { defineCall } from '../call.ts';
import { requestOptions } from './passkey-view.ts';

export const beginPasskeyConfirmation = defineCall({
  method: 'POST',
  path: '/auth/passkeys/confirmation/new',
  access: 'member',
  summary: 'What a browser needs to show again, with a passkey, who this is; good once, for five minutes.',
  success: { status: 201, body: requestOptions },
  errors: ['passkey_refused'],
  limits: [{ by: 'caller', max: 30, seconds: 600 }],
});
