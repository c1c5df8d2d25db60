import { sendOtp as call } from '@waybill/contract/identity/send-otp';
import { phoneNumber } from '@waybill/contract/text';
import { Problem } from '../../../platform/http/problem.ts';
import { sendOtp } from '../commands/send-otp.ts';
import { defineRoute } from '../define-route.ts';
import { maskEmail, maskPhone } from '../mask.ts';
import { codeLimits } from '../storage/one-time-codes.ts';

export const sendOtpRoute = defineRoute(call, async (context, { caller, query, body }) => {
  const sent = await sendOtp(context, caller, {
    email: body?.email ?? query.email,
    newPhoneNumber: body?.newPhoneNumber ?? decoded(query.newPhoneNumber),
    newEmail: body?.newEmail,
  });
  const isEmail = sent.purpose === 'verify-email' || sent.purpose === 'change-email';
  return {
    channel: isEmail ? ('email' as const) : ('sms' as const),
    destination: isEmail ? maskEmail(sent.destination) : maskPhone(sent.destination),
    expiresAt: sent.expiresAt.toISOString(),
    resendAfterSeconds: codeLimits.resendSeconds,
  };
});

/** The address form of the number is base64. */
function decoded(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const parsed = phoneNumber.safeParse(Buffer.from(text, 'base64').toString('utf8'));
  if (!parsed.success) throw new Problem('invalid_input', 'That does not look like a phone number.', { field: 'newPhoneNumber' });
  return parsed.data;
}
