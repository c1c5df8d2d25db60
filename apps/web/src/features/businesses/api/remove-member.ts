import { api } from '@waybill/client/browser-client';
import { removeMember as call } from '@waybill/contract/businesses/remove-member';

export function removeMember(userId: string) {
  return api().call(call, { params: { userId } });
}
