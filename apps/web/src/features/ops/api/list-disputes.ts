import { api } from '@waybill/client/browser-client';
import { listDisputes as call } from '@waybill/contract/ops/list-disputes';
import { opsList } from './ops-list.ts';

export const disputeStates = ['open', 'decided'] as const;
export type DisputeState = (typeof disputeStates)[number];

export function listDisputesQuery(state: DisputeState) {
  return opsList(['disputes', state], (page, signal) => api().call(call, { query: { ...page, state }, signal }));
}
