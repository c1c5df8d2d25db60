import { api } from '@waybill/client/browser-client';
import { retireReply as call } from '@waybill/contract/ops/retire-reply';

export function retireReply(replyId: string, isRetired: boolean) {
  return api().call(call, { params: { replyId }, body: { isRetired } });
}
