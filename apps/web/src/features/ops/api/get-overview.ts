import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { getOverview as call } from '@waybill/contract/ops/get-overview';

export type Overview = ResultOf<typeof call>;

/** The names of the staff queues. */
export type QueueName = Exclude<keyof Overview, 'people' | 'orders' | 'visits'>;

const freshMs = 30_000;

/** The queue counts for the badges and the first page. The console has no stream, so it polls. */
export const getOverviewQuery = queryOptions({
  queryKey: ['ops', 'overview'],
  queryFn: ({ signal }) => api().call(call, { signal }),
  refetchInterval: freshMs,
});
