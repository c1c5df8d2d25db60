import { api } from '@waybill/client/browser-client';
import { settleSupport as call } from '@waybill/contract/ops/settle-support';

/** Closes a conversation whose last message needs no answer, a thank-you for example. */
export function settleSupport(roomId: string) {
  return api().call(call, { params: { roomId }, body: {} });
}
