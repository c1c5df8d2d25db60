import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { changeReceiver } from '@waybill/contract/orders/change-receiver';

export type NewReceiver = BodyFor<typeof changeReceiver>;

export function sendToAnother(id: string, body: NewReceiver) {
  return api().call(changeReceiver, { params: { id }, body });
}
