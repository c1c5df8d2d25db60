import { verifyOtp } from '@waybill/contract/identity/verify-otp';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { verifyOneTimeCode } from '../commands/verify-otp.ts';
import type { IdentityContext } from '../context.ts';

export const verifyOtpRoute = defineRoute(verifyOtp, async (context: IdentityContext, { caller, query, body, request }) => {
  const otpCode = body?.otpCode ?? query.otpCode;
  if (otpCode === undefined) throw new Problem('invalid_input', 'Please enter the code.', { field: 'otpCode' });
  return { verified: await verifyOneTimeCode(context, { userId: caller.userId, typed: otpCode, ip: request.ip }) };
});
