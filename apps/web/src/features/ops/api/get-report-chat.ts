import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getReportChat as call } from '@waybill/contract/ops/get-report-chat';

/** Looking at it is written down, so it is fetched only when somebody asks to see it. */
export function getReportChatQuery(reportId: string) {
  return queryOptions({
    queryKey: ['ops-chat', reportId],
    queryFn: async ({ signal }) => (await api().call(call, { params: { reportId }, signal })).messages,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
