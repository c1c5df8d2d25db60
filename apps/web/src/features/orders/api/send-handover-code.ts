import { api } from '@waybill/client/browser-client';
import { sendHandoverCode } from '@waybill/contract/orders/send-handover-code';

/** To the number on the parcel, whoever asks. */
export function sendCodeToReceiver(trackingId: string) {
  return api().call(sendHandoverCode, { params: { trackingId } });
}
