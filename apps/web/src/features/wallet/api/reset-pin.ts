import { api } from '@waybill/client/browser-client';
import { resetPin } from '@waybill/contract/wallet/reset-pin';

/** In the body, never in the address: addresses end up in logs. */
export function setPinWithCode(otpCode: string, newPin: string) {
  return api().call(resetPin, { body: { otpCode, newPin } });
}
