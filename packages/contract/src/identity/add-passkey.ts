import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { newCredential, passkeyName, passkeyView } from './passkey-view.ts';

export const addPasskey = defineCall({
  method: 'POST',
  path: '/auth/passkeys',
  access: 'member',
  summary: 'Keep a passkey that the browser has made. Its owner hears of it by notification and email.',
  body: z.strictObject({ name: passkeyName, credential: newCredential }),
  success: { status: 201, body: passkeyView },
  errors: ['passkey_refused', 'confirmation_required', 'second_factor_required'],
  limits: [{ by: 'caller', max: 20, seconds: 600 }],
});
