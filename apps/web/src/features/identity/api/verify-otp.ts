import { api } from '@waybill/client/browser-client';
import { verifyOtp } from '@waybill/contract/identity/verify-otp';

export function verifyCode(otpCode: string) {
  return api().call(verifyOtp, { body: { otpCode } });
}
