import { api } from '@waybill/client/browser-client';
import { removeReceiver as call } from '@waybill/contract/receivers/remove-receiver';

export function removeReceiver(receiverId: string) {
  return api().call(call, { params: { receiverId } });
}
