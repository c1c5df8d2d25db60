import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { askSide as call } from '@waybill/contract/ops/ask-side';
import { forgetRequestKey, requestKey } from '../../../forms/request-key.ts';

export async function askSide(orderId: string, body: BodyFor<typeof call>) {
  const form = `ops.question.${orderId}`;
  const idempotencyKey = requestKey(sessionStorage, form, body);
  const asked = await api().call(call, { params: { orderId }, body, idempotencyKey });
  forgetRequestKey(sessionStorage, form);
  return asked;
}
