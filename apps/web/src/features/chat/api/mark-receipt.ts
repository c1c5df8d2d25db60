import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { markReceipt as call } from '@waybill/contract/chat/mark-receipt';

export function markReceipt(roomId: string, body: BodyFor<typeof call>) {
  // `keepalive`: a receipt sent as the page is left must still arrive.
  return api().call(call, { params: { roomId }, body, keepalive: true });
}
