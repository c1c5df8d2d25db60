import { api } from '@waybill/client/browser-client';
import { endNegotiation as call } from '@waybill/contract/orders/end-negotiation';

/** Taken back by whoever named the amount, turned down by the other side. */
export function endNegotiation(negotiationId: string) {
  return api().call(call, { params: { negotiationId } });
}
