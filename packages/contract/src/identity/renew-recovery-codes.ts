import { defineCall } from '../call.ts';
import { recoveryCodes } from './finish-authenticator.ts';

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  access: 'staff-confirmed',
  summary: 'New recovery codes for the authenticator app. Those from before stop working.',
  success: { status: 201, body: recoveryCodes },
  errors: ['second_factor_missing'],
  limits: [{ by: 'caller', max: 10, seconds: 600 }],
});
