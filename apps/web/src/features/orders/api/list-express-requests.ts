import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listExpressRequests as call } from '@waybill/contract/orders/list-express-requests';

const freshMs = 30_000;

/** Express parcels that ring for a rider or are open nearby. A new parcel sends no event, hence the polling. */
export const listExpressRequestsQuery = queryOptions({
  queryKey: ['express', 'requests'],
  queryFn: async ({ signal }) => (await api().call(call, { signal })).requests,
  refetchInterval: freshMs,
});
