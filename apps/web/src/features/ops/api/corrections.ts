import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { BodyOf } from '@waybill/contract/call';
import { decideCorrection } from '@waybill/contract/ops/decide-correction';
import { listCorrections } from '@waybill/contract/ops/list-corrections';
import { proposeCorrection } from '@waybill/contract/ops/propose-correction';
import { searchPeople } from '@waybill/contract/ops/search-people';
import { opsList } from './ops-list.ts';

export type CorrectionInput = BodyOf<typeof proposeCorrection>;
export type CorrectionDecision = BodyOf<typeof decideCorrection>['decision'];

export const correctionsQuery = opsList(['corrections'], (page, signal) => api().call(listCorrections, { query: page, signal }));

export function propose(body: CorrectionInput, idempotencyKey: string) {
  return api().call(proposeCorrection, { body, idempotencyKey });
}

export function decideOn(correctionId: string, decision: CorrectionDecision, because: string, idempotencyKey: string) {
  return api().call(decideCorrection, { params: { correctionId }, body: { decision, because }, idempotencyKey });
}

const few = 8;

/** People who match the text typed so far. */
export function meantPeopleQuery(searchText: string) {
  return queryOptions({
    queryKey: ['ops', 'meant', searchText],
    queryFn: async ({ signal }) => (await api().call(searchPeople, { query: { limit: few, searchText }, signal })).items,
    enabled: searchText.length > 1,
    placeholderData: (before) => before,
  });
}
