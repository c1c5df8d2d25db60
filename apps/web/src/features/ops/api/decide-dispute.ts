import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { decideDispute as call } from '@waybill/contract/ops/decide-dispute';
import { forgetRequestKey, requestKey } from '../../../forms/request-key.ts';
export type DisputeDecision = BodyFor<typeof call>;

export async function decideDispute(orderId: string, body: DisputeDecision) {
  const form = `ops.dispute.${orderId}`;
  const idempotencyKey = requestKey(sessionStorage, form, body);
  const settled = await api().call(call, { params: { orderId }, body, idempotencyKey });
  forgetRequestKey(sessionStorage, form);
  return settled;
}
