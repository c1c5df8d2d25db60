import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { getEarnings as call } from '@waybill/contract/orders/get-earnings';
import { readerZone } from '../../../ui/reader-zone.ts';

export type Earnings = ResultOf<typeof call>;

export const getEarningsQuery = queryOptions({
  queryKey: ['orders', 'earnings'],
  queryFn: ({ signal }) => api().call(call, { query: { timeZone: readerZone() }, signal }),
});
