import { api } from '@waybill/client/browser-client';
import { tellTyping } from '@waybill/contract/chat/tell-typing';

export function sendTyping(roomId: string) {
  return api().call(tellTyping, { params: { roomId } });
}
