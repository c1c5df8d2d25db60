import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { getOverview as call } from '@waybill/contract/ops/get-overview';

export type Overview = ResultOf<typeof call>;

/** The names of what waits for our people. */
export type QueueName = Exclude<keyof Overview, 'people' | 'orders' | 'visits'>;

const freshMs = 30_000;

/** What waits, for the badges and the first page. Nobody tells the console, so it asks now and then. */
export const getOverviewQuery = queryOptions({
  queryKey: ['ops', 'overview'],
  queryFn: ({ signal }) => api().call(call, { signal }),
  refetchInterval: freshMs,
});
