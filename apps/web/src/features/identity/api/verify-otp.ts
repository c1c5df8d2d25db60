import { api } from '@waybill/client/browser-client';
import { verifyOtp as call } from '@waybill/contract/identity/verify-otp';

export function verifyOtp(otpCode: string) {
  return api().call(call, { body: { otpCode } });
}
