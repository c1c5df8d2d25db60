import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { updateDeliveryFee as call } from '@waybill/contract/orders/update-delivery-fee';

export type FeeChange = BodyFor<typeof call>;

export function updateDeliveryFee(body: FeeChange, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}
