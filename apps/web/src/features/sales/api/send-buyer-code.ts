import { api } from '@waybill/client/browser-client';
import { sendBuyerCode as call } from '@waybill/contract/sales/send-buyer-code';

export function sendBuyerCode(code: string, phoneNumber: string) {
  return api().call(call, { params: { code }, body: { phoneNumber } });
}
