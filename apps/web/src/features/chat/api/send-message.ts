import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { sendMessage } from '@waybill/contract/chat/send-message';

export function postMessage(roomId: string, body: BodyFor<typeof sendMessage>) {
  return api().call(sendMessage, { params: { roomId }, body });
}
