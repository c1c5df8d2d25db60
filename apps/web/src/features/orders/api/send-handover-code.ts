import { api } from '@waybill/client/browser-client';
import { sendHandoverCode as call } from '@waybill/contract/orders/send-handover-code';

/** To the number on the parcel, whoever asks. */
export function sendHandoverCode(trackingId: string) {
  return api().call(call, { params: { trackingId } });
}
