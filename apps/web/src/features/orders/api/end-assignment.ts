import { api } from '@waybill/client/browser-client';
import { endAssignment as call } from '@waybill/contract/orders/end-assignment';

export function endAssignment(id: string) {
  return api().call(call, { params: { id } });
}
