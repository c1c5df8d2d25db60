import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { changeReply as call } from '@waybill/contract/ops/change-reply';

export function changeReply(replyId: string, body: BodyFor<typeof call>) {
  return api().call(call, { params: { replyId }, body });
}
