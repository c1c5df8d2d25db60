import { api } from '@waybill/client/browser-client';
import { updateReceiver as call } from '@waybill/contract/receivers/update-receiver';
import type { KeptReceiver } from './keep-receiver.ts';

export function updateReceiver(receiverId: string, body: KeptReceiver) {
  return api().call(call, { params: { receiverId }, body });
}
