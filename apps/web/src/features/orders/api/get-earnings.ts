import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { getEarnings } from '@waybill/contract/orders/get-earnings';

export type Earnings = ResultOf<typeof getEarnings>;

export const earningsQuery = queryOptions({
  queryKey: ['orders', 'earnings'],
  queryFn: ({ signal }) => api().call(getEarnings, { signal }),
});
