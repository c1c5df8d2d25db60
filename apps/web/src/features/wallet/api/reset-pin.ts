import { api } from '@waybill/client/browser-client';
import { resetPin as call } from '@waybill/contract/wallet/reset-pin';

/** In the body, never in the address: addresses end up in logs. */
export function resetPin(otpCode: string, newPin: string) {
  return api().call(call, { body: { otpCode, newPin } });
}
