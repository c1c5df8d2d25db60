import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listExpressRequests as call } from '@waybill/contract/orders/list-express-requests';

const freshMs = 30_000;

/** What rings for a rider, and what is open near them. New parcels tell nobody, so it is asked for again and again. */
export const listExpressRequestsQuery = queryOptions({
  queryKey: ['express', 'requests'],
  queryFn: async ({ signal }) => (await api().call(call, { signal })).requests,
  refetchInterval: freshMs,
});
