import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { updateDeliveryFee } from '@waybill/contract/orders/update-delivery-fee';

export type FeeChange = BodyFor<typeof updateDeliveryFee>;

export function agreeToFee(body: FeeChange, idempotencyKey: string) {
  return api().call(updateDeliveryFee, { body, idempotencyKey });
}
