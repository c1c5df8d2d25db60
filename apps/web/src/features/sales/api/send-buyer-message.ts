import { api } from '@waybill/client/browser-client';
import { sendBuyerMessage as call } from '@waybill/contract/chat/send-buyer-message';

export function sendBuyerMessage(code: string, body: { clientId: string; messageText: string }) {
  return api().call(call, { params: { code }, body });
}
