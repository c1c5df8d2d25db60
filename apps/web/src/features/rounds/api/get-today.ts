import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getToday as call } from '@waybill/contract/rounds/get-today';

/** Below `orders`: whatever happens to one of them may change the day. */
export const getTodayQuery = queryOptions({
  queryKey: ['orders', 'today'],
  queryFn: ({ signal }) => api().call(call, { query: {}, signal }),
});
