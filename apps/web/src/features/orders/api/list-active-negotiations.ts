import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { listActiveNegotiations } from '@waybill/contract/orders/list-active-negotiations';

export type ActiveNegotiation = ResultOf<typeof listActiveNegotiations>['items'][number];

export const activeNegotiationsQuery = queryOptions({
  queryKey: ['orders', 'active-negotiations'],
  queryFn: ({ signal }) => api().call(listActiveNegotiations, { query: { limit: 50 }, signal }),
});
