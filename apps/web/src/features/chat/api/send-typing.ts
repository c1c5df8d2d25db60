import { api } from '@waybill/client/browser-client';
import { sendTyping as call } from '@waybill/contract/chat/send-typing';

export function sendTyping(roomId: string) {
  return api().call(call, { params: { roomId } });
}
