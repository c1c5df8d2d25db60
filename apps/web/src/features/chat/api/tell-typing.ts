import { api } from '@waybill/client/browser-client';
import { tellTyping as call } from '@waybill/contract/chat/tell-typing';

export function tellTyping(roomId: string) {
  return api().call(call, { params: { roomId } });
}
