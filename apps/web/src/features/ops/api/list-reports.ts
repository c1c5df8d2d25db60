import { api } from '@waybill/client/browser-client';
import { listReports as call } from '@waybill/contract/ops/list-reports';
import { opsList } from './ops-list.ts';

export const reportStates = ['open', 'closed'] as const;
export type ReportState = (typeof reportStates)[number];

export function listReportsQuery(state: ReportState) {
  return opsList(['reports', state], (page, signal) => api().call(call, { query: { ...page, state }, signal }));
}

const lately = 50;

/** The outcome of a report that another staff member has just closed. */
export async function howItEnded(reportId: string) {
  const { items } = await api().call(call, { query: { limit: lately, state: 'closed' } });
  return items.find(({ id }) => id === reportId)?.closed ?? undefined;
}
