import { api } from '@waybill/client/browser-client';
import { endNegotiation } from '@waybill/contract/orders/end-negotiation';

/** Taken back by whoever named the amount, turned down by the other side. */
export function endOffer(negotiationId: string) {
  return api().call(endNegotiation, { params: { negotiationId } });
}
