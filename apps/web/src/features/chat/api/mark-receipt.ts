import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { markReceipt } from '@waybill/contract/chat/mark-receipt';

export function sendReceipt(roomId: string, body: BodyFor<typeof markReceipt>) {
  // What was read as the page is left is read.
  return api().call(markReceipt, { params: { roomId }, body, keepalive: true });
}
