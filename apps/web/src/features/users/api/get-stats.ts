import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { getStats } from '@waybill/contract/users/get-stats';

export type Stats = ResultOf<typeof getStats>;

/** One’s own figures. Kept below `orders`: what changes an order changes them. */
export const statsQuery = queryOptions({
  queryKey: ['orders', 'stats'],
  queryFn: ({ signal }) => api().call(getStats, { signal }),
});
