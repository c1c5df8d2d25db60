import { api } from '@waybill/client/browser-client';
import { acceptOffer as call } from '@waybill/contract/orders/accept-offer';

export function acceptOffer(negotiationId: string, idempotencyKey: string) {
  return api().call(call, { body: { negotiationId }, idempotencyKey });
}
