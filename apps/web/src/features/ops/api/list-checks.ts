import { api } from '@waybill/client/browser-client';
import { listChecks as call } from '@waybill/contract/ops/list-checks';
import { opsList } from './ops-list.ts';

export const checkStates = ['pending', 'decided'] as const;
export type CheckState = (typeof checkStates)[number];

export function listChecksQuery(state: CheckState) {
  return opsList(['checks', state], (page, signal) => api().call(call, { query: { ...page, state }, signal }));
}
