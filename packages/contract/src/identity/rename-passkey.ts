import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { passkeyName } from './passkey-view.ts';

export const renamePasskey = defineCall({
  method: 'PUT',
  path: '/auth/passkeys/{passkeyId}',
  access: 'member',
  summary: 'Give one of one’s own passkeys another name.',
  params: z.strictObject({ passkeyId: idOf('passkey') }),
  body: z.strictObject({ name: passkeyName }),
  success: { status: 204 },
  errors: ['not_found'],
});
