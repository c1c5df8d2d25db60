import { api } from '@waybill/client/browser-client';
import { withdrawQuestion as call } from '@waybill/contract/ops/withdraw-question';

export function withdrawQuestion(orderId: string, questionId: string, because: string) {
  return api().call(call, { params: { orderId, questionId }, body: { because } });
}
