import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { changeReceiver as call } from '@waybill/contract/orders/change-receiver';

export type NewReceiver = BodyFor<typeof call>;

export function changeReceiver(id: string, body: NewReceiver) {
  return api().call(call, { params: { id }, body });
}
