import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { markReceipt } from '@waybill/contract/chat/mark-receipt';

export function sendReceipt(roomId: string, body: BodyFor<typeof markReceipt>) {
  // `keepalive`: a receipt sent as the page is left must still arrive.
  return api().call(markReceipt, { params: { roomId }, body, keepalive: true });
}
