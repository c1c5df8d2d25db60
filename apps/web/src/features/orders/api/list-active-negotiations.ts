import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { listActiveNegotiations as call } from '@waybill/contract/orders/list-active-negotiations';

export type ActiveNegotiation = ResultOf<typeof call>['items'][number];

export const listActiveNegotiationsQuery = queryOptions({
  queryKey: ['orders', 'active-negotiations'],
  queryFn: ({ signal }) => api().call(call, { query: { limit: 50 }, signal }),
});
