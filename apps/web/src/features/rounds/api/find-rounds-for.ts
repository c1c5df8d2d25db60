import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { findRoundsFor as call } from '@waybill/contract/rounds/find-rounds-for';

/** Asked anew each time: riders move. */
export function findRoundsForQuery(orderId: string) {
  return queryOptions({
    queryKey: ['orders', 'slipping', orderId],
    queryFn: ({ signal }) => api().call(call, { query: { orderId }, signal }),
    staleTime: 0,
  });
}
