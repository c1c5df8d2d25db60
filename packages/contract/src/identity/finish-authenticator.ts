import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { otpCode } from '../text.ts';

/** Shown once, when they are made. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const finishAuthenticator = defineCall({
  method: 'PUT',
  path: '/auth/second-factor/authenticator',
  access: 'staff-entering',
  summary:
    'The first code of a new authenticator app: from now on it is the second factor, and this session has shown it. Answers with new recovery codes.',
  body: z.strictObject({ code: otpCode }),
  success: { status: 200, body: recoveryCodes },
  errors: ['code_wrong', 'code_gone', 'confirmation_required', 'second_factor_required'],
  limits: [{ by: 'caller', max: 20, seconds: 600 }],
});
