import { api } from '@waybill/client/browser-client';
import { listReports as call } from '@waybill/contract/ops/list-reports';
import { opsList } from './ops-list.ts';

export const reportStates = ['open', 'closed'] as const;
export type ReportState = (typeof reportStates)[number];

export function listReportsQuery(state: ReportState) {
  return opsList(['reports', state], (page, signal) => api().call(call, { query: { ...page, state }, signal }));
}
