import { api } from '@waybill/client/browser-client';
import { acceptOffer } from '@waybill/contract/orders/accept-offer';

export function acceptFee(negotiationId: string, idempotencyKey: string) {
  return api().call(acceptOffer, { body: { negotiationId }, idempotencyKey });
}
