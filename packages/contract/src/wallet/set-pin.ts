import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pin } from '../text.ts';

export const setPin = defineCall({
  method: 'PUT',
  path: '/wallet/pin',
  access: 'member',
  summary: 'Set the wallet’s PIN, or change it by giving the old one. Five wrong old PINs lock the wallet for 30 minutes.',
  body: z.strictObject({ oldPin: z.optional(pin), newPin: pin }),
  success: { status: 204 },
  errors: ['pin_already_set', 'pin_missing', 'pin_wrong', 'pin_trivial', 'wallet_locked'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
