import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listViews as call } from '@waybill/contract/ops/list-views';
import type { ViewList } from '@waybill/contract/ops/view-lists';

export function listViewsQuery(list: ViewList) {
  return queryOptions({
    queryKey: ['ops', 'views', list],
    queryFn: async ({ signal }) => (await api().call(call, { query: { list }, signal })).views,
  });
}
