import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { getStats as call } from '@waybill/contract/users/get-stats';

export type Stats = ResultOf<typeof call>;

/** One’s own figures. Kept below `orders`: what changes an order changes them. */
export const getStatsQuery = queryOptions({
  queryKey: ['orders', 'stats'],
  queryFn: ({ signal }) => api().call(call, { signal }),
});
