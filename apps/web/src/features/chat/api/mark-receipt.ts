import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { markReceipt as call } from '@waybill/contract/chat/mark-receipt';

export function markReceipt(roomId: string, body: BodyFor<typeof call>) {
  // What was read as the page is left is read.
  return api().call(call, { params: { roomId }, body, keepalive: true });
}
