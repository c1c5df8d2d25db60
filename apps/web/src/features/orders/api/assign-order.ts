import { api } from '@waybill/client/browser-client';
import { assignOrder as call } from '@waybill/contract/orders/assign-order';
import { newKey } from '../../../forms/request-key.ts';

export function assignOrder(id: string, riderId: string) {
  return api().call(call, { params: { id }, body: { riderId }, idempotencyKey: newKey() });
}
