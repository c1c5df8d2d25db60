import { api } from '@waybill/client/browser-client';
import { settleSupport as call } from '@waybill/contract/ops/settle-support';

/** What they wrote needs no answer, a thank-you for example. */
export function settleSupport(roomId: string) {
  return api().call(call, { params: { roomId }, body: {} });
}
