import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { setPin as call } from '@waybill/contract/wallet/set-pin';

export function setPin(body: BodyFor<typeof call>) {
  return api().call(call, { body });
}
