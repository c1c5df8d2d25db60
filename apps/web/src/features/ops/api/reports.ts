import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { closeReport } from '@waybill/contract/ops/close-report';
import { getReportChat } from '@waybill/contract/ops/get-report-chat';
import { listReports, type reportOutcomes } from '@waybill/contract/ops/list-reports';
import { opsList } from './ops-list.ts';

export const reportStates = ['open', 'closed'] as const;
export type ReportState = (typeof reportStates)[number];
export type Outcome = (typeof reportOutcomes)[number];

export function reportsQuery(state: ReportState) {
  return opsList(['reports', state], (page, signal) => api().call(listReports, { query: { ...page, state }, signal }));
}

/** Looking at it is written down, so it is fetched only when somebody asks to see it. */
export function reportChatQuery(reportId: string) {
  return queryOptions({
    queryKey: ['ops-chat', reportId],
    queryFn: async ({ signal }) => (await api().call(getReportChat, { params: { reportId }, signal })).messages,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function endReport(reportId: string, outcome: Outcome, because: string, toldAs: string) {
  return api().call(closeReport, { params: { reportId }, body: { outcome, because, toldAs } });
}

const lately = 50;

/** The outcome of a report that another staff member has just closed. */
export async function howItEnded(reportId: string) {
  const { items } = await api().call(listReports, { query: { limit: lately, state: 'closed' } });
  return items.find(({ id }) => id === reportId)?.closed ?? undefined;
}
