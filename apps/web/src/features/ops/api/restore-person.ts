import { api } from '@waybill/client/browser-client';
import { restorePerson as call } from '@waybill/contract/ops/restore-person';

export function restorePerson(uid: string, because: string, toldAs: string) {
  return api().call(call, { params: { uid }, body: { because, toldAs } });
}
