import { api } from '@waybill/client/browser-client';
import { getSharedPerson as call } from '@waybill/contract/users/get-shared-person';

export function getSharedPerson(uid: string, signal: AbortSignal) {
  return api().call(call, { params: { uid }, signal });
}
