import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { answerSaleQuestion as call } from '@waybill/contract/sales/answer-sale-question';

export function answerSaleQuestion(saleId: string, body: BodyFor<typeof call>) {
  return api().call(call, { params: { saleId }, body });
}
