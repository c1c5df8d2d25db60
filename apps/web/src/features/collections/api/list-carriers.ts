import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { orderStatus } from '@waybill/contract/orders/enums';
import { listOrders as call } from '@waybill/contract/orders/list-orders';
import { largestPage } from '@waybill/contract/paging';
import type { AuthorView } from '@waybill/contract/timeline/item-view';
import { readerZone } from '../../../ui/reader-zone.ts';

const most = 8;
const { Requested, Declined, Expired } = orderStatus;
const unagreed: readonly number[] = [Requested, Declined, Expired];

/** Carriers who have carried something of one’s own lately, each once, the latest first. */
export const listCarriersQuery = queryOptions({
  queryKey: ['orders', 'list', 'known-carriers'],
  queryFn: async ({ signal }): Promise<AuthorView[]> => {
    const query = { limit: largestPage, role: 'sender', timeZone: readerZone() } as const;
    const { items } = await api().call(call, { query, signal });
    const carriers = items.flatMap(({ orderStatus: status, carrier }) =>
      unagreed.includes(status) ? [] : [[carrier.id, carrier] as const],
    );
    return [...new Map(carriers).values()].slice(0, most);
  },
});
