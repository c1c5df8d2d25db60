import { api } from '@waybill/client/browser-client';
import { suspendPerson as call } from '@waybill/contract/ops/suspend-person';

export function suspendPerson(uid: string, because: string, toldAs: string) {
  return api().call(call, { params: { uid }, body: { because, toldAs } });
}
