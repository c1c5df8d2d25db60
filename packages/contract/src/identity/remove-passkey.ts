import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/auth/passkeys/{passkeyId}',
  access: 'member',
  summary: 'Remove one of one’s own passkeys: from now on it signs nobody in.',
  params: z.strictObject({ passkeyId: idOf('passkey') }),
  success: { status: 204 },
  errors: ['not_found', 'confirmation_required', 'second_factor_required'],
});
