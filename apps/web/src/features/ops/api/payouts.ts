import { api } from '@waybill/client/browser-client';
import { listPayouts } from '@waybill/contract/ops/list-payouts';
import { retryPayout } from '@waybill/contract/ops/retry-payout';
import { opsList } from './ops-list.ts';

export const payoutFilters = ['stuck', 'under-way', 'all'] as const;
export type PayoutFilter = (typeof payoutFilters)[number];

export function payoutsQuery(state: PayoutFilter) {
  return opsList(['payouts', state], (page, signal) => api().call(listPayouts, { query: { ...page, state }, signal }));
}

export function sendAgain(reference: string, because: string) {
  return api().call(retryPayout, { params: { reference }, body: { because } });
}
