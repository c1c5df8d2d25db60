import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getRelated as call } from '@waybill/contract/ops/get-related';

/** What hangs together with these people. */
export function getRelatedQuery(userIds: readonly string[]) {
  const people = [...new Set(userIds)].join(',');
  return queryOptions({
    queryKey: ['ops', 'related', people],
    queryFn: ({ signal }) => api().call(call, { query: { people }, signal }),
  });
}
