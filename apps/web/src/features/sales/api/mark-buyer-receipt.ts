import { api } from '@waybill/client/browser-client';
import { markBuyerReceipt as call } from '@waybill/contract/chat/mark-buyer-receipt';

export function markBuyerReceipt(code: string, readSeq: number) {
  return api().call(call, { params: { code }, body: { readSeq } });
}
