import { verifyOtp as call } from '@waybill/contract/identity/verify-otp';
import { Problem } from '../../../platform/http/problem.ts';
import { verifyOtp } from '../commands/verify-otp.ts';
import { defineRoute } from '../define-route.ts';

export const verifyOtpRoute = defineRoute(call, async (context, { caller, query, body, request }) => {
  const otpCode = body?.otpCode ?? query.otpCode;
  if (otpCode === undefined) throw new Problem('invalid_input', 'Please enter the code.', { field: 'otpCode' });
  return { verified: await verifyOtp(context, { userId: caller.userId, typed: otpCode, ip: request.ip }) };
});
