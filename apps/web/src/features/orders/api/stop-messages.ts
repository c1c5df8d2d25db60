import { api } from '@waybill/client/browser-client';
import { stopMessages } from '@waybill/contract/orders/stop-messages';

/** To the number on the parcel, with the code that came there. */
export function stopMessagesToReceiver(trackingId: string, code: string) {
  return api().call(stopMessages, { params: { trackingId }, body: { code } });
}
