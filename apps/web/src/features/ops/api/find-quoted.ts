import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { findQuoted as call } from '@waybill/contract/ops/find-quoted';

/** Looks up a reference that somebody quoted, of whatever kind. */
export function findQuotedQuery(searchText: string) {
  return queryOptions({
    queryKey: ['ops', 'quoted', searchText],
    queryFn: async ({ signal }) => (await api().call(call, { query: { searchText }, signal })).found,
  });
}
