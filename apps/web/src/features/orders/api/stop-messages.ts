import { api } from '@waybill/client/browser-client';
import { stopMessages as call } from '@waybill/contract/orders/stop-messages';

/** To the number on the parcel, with the code that came there. */
export function stopMessages(trackingId: string, code: string) {
  return api().call(call, { params: { trackingId }, body: { code } });
}
