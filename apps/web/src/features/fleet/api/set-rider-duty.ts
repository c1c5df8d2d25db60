import { api } from '@waybill/client/browser-client';
import { setRiderDuty as call } from '@waybill/contract/fleet/set-rider-duty';

export function setRiderDuty(isOnDuty: boolean) {
  return api().call(call, { body: { isOnDuty } });
}
