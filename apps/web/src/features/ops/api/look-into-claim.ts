import { api } from '@waybill/client/browser-client';
import { lookIntoClaim as call } from '@waybill/contract/ops/look-into-claim';

/** Somebody of us looked at a claim that came too late. Nothing moves. */
export function lookIntoClaim(orderId: string, because: string) {
  return api().call(call, { params: { orderId }, body: { because } });
}
