import { api } from '@waybill/client/browser-client';
import { ringMoreRiders as call } from '@waybill/contract/orders/ring-more-riders';

export function ringMoreRiders(packageId: string, idempotencyKey: string) {
  return api().call(call, { params: { packageId }, idempotencyKey });
}
