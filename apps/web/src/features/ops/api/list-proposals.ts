import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listProposals as call } from '@waybill/contract/ops/list-proposals';
import { opsList } from './ops-list.ts';

export const proposalTabs = ['waiting', 'over'] as const;
export type ProposalTab = (typeof proposalTabs)[number];

export function listProposalsQuery(state: ProposalTab) {
  return opsList(['proposals', state], (page, signal) => api().call(call, { query: { ...page, state }, signal }));
}

/** What waits about one case. */
export function waitingProposalQuery(caseId: string) {
  return queryOptions({
    queryKey: ['ops', 'proposals', 'of', caseId],
    queryFn: async ({ signal }) => (await api().call(call, { query: { caseId, limit: 1 }, signal })).items,
  });
}

/** What waits about any of the cases of a list. */
export const waitingProposalsQuery = queryOptions({
  queryKey: ['ops', 'proposals', 'of', 'any'],
  queryFn: async ({ signal }) => (await api().call(call, { query: { limit: 50 }, signal })).items,
});
