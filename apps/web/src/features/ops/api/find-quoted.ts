import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { findQuoted as call } from '@waybill/contract/ops/find-quoted';

/** What somebody quotes to us, whatever it is. */
export function findQuotedQuery(searchText: string) {
  return queryOptions({
    queryKey: ['ops', 'quoted', searchText],
    queryFn: async ({ signal }) => (await api().call(call, { query: { searchText }, signal })).found,
  });
}
