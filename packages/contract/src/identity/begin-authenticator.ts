import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const beginAuthenticator = defineCall({
  method: 'POST',
  path: '/auth/second-factor/authenticator',
  access: 'staff-entering',
  summary:
    'A secret for an authenticator app (RFC 6238). It counts once a code of it was shown. Asks for the password, or for the second factor that is there already.',
  success: {
    status: 201,
    body: z.object({
      /** To be typed into the app, in base 32. */
      secret: z.string(),
      /** The secret as an address that apps open: `otpauth://totp/…`. */
      address: z.string(),
    }),
  },
  errors: ['confirmation_required', 'second_factor_required'],
  limits: [{ by: 'caller', max: 20, seconds: 600 }],
});
