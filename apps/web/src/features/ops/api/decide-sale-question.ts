import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { decideSaleQuestion as call } from '@waybill/contract/ops/decide-sale-question';
import { forgetRequestKey, requestKey } from '../../../forms/request-key.ts';

export async function decideSaleQuestion(saleId: string, body: BodyFor<typeof call>) {
  const form = `ops.sale-question.${saleId}`;
  const idempotencyKey = requestKey(sessionStorage, form, body);
  const decided = await api().call(call, { params: { saleId }, body, idempotencyKey });
  forgetRequestKey(sessionStorage, form);
  return decided;
}
