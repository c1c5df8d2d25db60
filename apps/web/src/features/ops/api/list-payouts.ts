import { api } from '@waybill/client/browser-client';
import { listPayouts as call } from '@waybill/contract/ops/list-payouts';
import { opsList } from './ops-list.ts';

export const payoutFilters = ['stuck', 'under-way', 'all'] as const;
export type PayoutFilter = (typeof payoutFilters)[number];

export function listPayoutsQuery(state: PayoutFilter) {
  return opsList(['payouts', state], (page, signal) => api().call(call, { query: { ...page, state }, signal }));
}
