import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { passkeyView } from './passkey-view.ts';

export const listPasskeys = defineCall({
  method: 'GET',
  path: '/auth/passkeys',
  access: 'member',
  summary: 'The passkeys of this person, newest first; at most 20.',
  success: { status: 200, body: z.object({ passkeys: z.array(passkeyView) }) },
});
