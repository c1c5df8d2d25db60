import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { setPin } from '@waybill/contract/wallet/set-pin';

export function choosePin(body: BodyFor<typeof setPin>) {
  return api().call(setPin, { body });
}
