import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { sendMessage as call } from '@waybill/contract/chat/send-message';

export function sendMessage(roomId: string, body: BodyFor<typeof call>) {
  return api().call(call, { params: { roomId }, body });
}
