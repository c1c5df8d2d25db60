import { api } from '@waybill/client/browser-client';
import { endStaff as call } from '@waybill/contract/ops/end-staff';

export function endStaff(uid: string, because: string) {
  return api().call(call, { params: { uid }, body: { because } });
}
