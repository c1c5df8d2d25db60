import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pin, typedPassword } from '../text.ts';

export const setPin = defineCall({
  method: 'PUT',
  path: '/wallet/pin',
  access: 'member',
  summary:
    'Set the wallet’s first PIN with the password, or change it by giving the old one. Five wrong old PINs lock the wallet: for 30 minutes, then for 2, 8 and 24 hours. The right PIN and a reset begin anew.',
  body: z.strictObject({
    oldPin: z.optional(pin),
    newPin: pin,
    /** With a first PIN. Whoever has just shown who they are (`POST /auth/password/confirm`) need not give it. */
    password: z.optional(typedPassword),
  }),
  success: { status: 204 },
  errors: [
    'pin_already_set',
    'pin_missing',
    'pin_wrong',
    'pin_trivial',
    'wallet_locked',
    'password_wrong',
    'confirmation_required',
  ],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
