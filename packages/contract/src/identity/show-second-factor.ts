import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { otpCode } from '../text.ts';

/** The minutes for which a second factor counts as fresh, for documents, suspensions and money. */
export const secondFactorFreshMinutes = 10;

/** Five letters and digits, four times; spaces, dashes and small letters do not matter. */
const recoveryCode = z
  .string('Please enter a recovery code')
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z2-7 -]{20,40}$/, 'A recovery code has four groups of five letters and digits'));

export const showSecondFactor = defineCall({
  method: 'POST',
  path: '/auth/second-factor',
  access: 'staff-entering',
  summary:
    'Show the second factor in this session: a code of the authenticator app, or a recovery code. Each works once; five wrong ones pause it.',
  body: z.strictObject({ code: z.optional(otpCode), recoveryCode: z.optional(recoveryCode) }).check(
    z.refine(({ code, recoveryCode: other }) => (code === undefined) !== (other === undefined), {
      error: 'Please enter the code',
      path: ['code'],
    }),
  ),
  success: { status: 200, body: z.object({ freshUntil: z.iso.datetime() }) },
  errors: ['code_wrong', 'code_resting', 'second_factor_missing'],
  limits: [{ by: 'caller', max: 30, seconds: 600 }],
});
