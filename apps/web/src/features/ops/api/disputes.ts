import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { decideDispute } from '@waybill/contract/ops/decide-dispute';
import { getDispute } from '@waybill/contract/ops/get-dispute';
import { listDisputes } from '@waybill/contract/ops/list-disputes';
import { lookIntoClaim } from '@waybill/contract/ops/look-into-claim';
import { forgetRequestKey, requestKey } from '../../../forms/request-key.ts';
import { opsList } from './ops-list.ts';

export const disputeStates = ['open', 'decided'] as const;
export type DisputeState = (typeof disputeStates)[number];
export type DisputeDecision = BodyFor<typeof decideDispute>;

export function disputesQuery(state: DisputeState) {
  return opsList(['disputes', state], (page, signal) => api().call(listDisputes, { query: { ...page, state }, signal }));
}

export function disputeQuery(orderId: string) {
  return queryOptions({
    queryKey: ['ops', 'dispute', orderId],
    queryFn: ({ signal }) => api().call(getDispute, { params: { orderId }, signal }),
  });
}

export async function settle(orderId: string, body: DisputeDecision) {
  const form = `ops.dispute.${orderId}`;
  const idempotencyKey = requestKey(sessionStorage, form, body);
  const settled = await api().call(decideDispute, { params: { orderId }, body, idempotencyKey });
  forgetRequestKey(sessionStorage, form);
  return settled;
}

/** Somebody of us looked at a claim that came too late. Nothing moves. */
export function lookedInto(orderId: string, because: string) {
  return api().call(lookIntoClaim, { params: { orderId }, body: { because } });
}
