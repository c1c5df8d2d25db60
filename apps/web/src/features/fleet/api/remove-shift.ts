import { api } from '@waybill/client/browser-client';
import { removeShift as call } from '@waybill/contract/fleet/remove-shift';

export function removeShift(shiftId: string) {
  return api().call(call, { params: { shiftId } });
}
