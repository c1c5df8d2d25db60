import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { getEarnings } from '@waybill/contract/orders/get-earnings';
import { readerZone } from '../../../ui/reader-zone.ts';

export type Earnings = ResultOf<typeof getEarnings>;

export const earningsQuery = queryOptions({
  queryKey: ['orders', 'earnings'],
  queryFn: ({ signal }) => api().call(getEarnings, { query: { timeZone: readerZone() }, signal }),
});
