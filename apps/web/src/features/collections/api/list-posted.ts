import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listMyPackages as call } from '@waybill/contract/orders/list-my-packages';
import { largestPage } from '@waybill/contract/paging';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import { readerZone } from '../../../ui/reader-zone.ts';

const mostPages = 20;
const start: string | null = null;

async function everyParcel(signal: AbortSignal): Promise<PackageView[]> {
  const parcels: PackageView[] = [];
  let cursor = start;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const query = { limit: largestPage, timeZone: readerZone(), ...(cursor === null ? {} : { cursor }) };
    const page = await api().call(call, { query, signal });
    parcels.push(...page.items.map((item) => item.package));
    cursor = page.nextCursor;
    if (cursor === null) break;
  }
  return parcels;
}

/** Ordinary parcels of one’s own that look for a carrier, all of them: those of one door stand anywhere in the list. */
export const listPostedQuery = queryOptions({
  // Below the lists of orders: whatever refreshes those refreshes this.
  queryKey: ['orders', 'list', 'posted'],
  queryFn: async ({ signal }) =>
    (await everyParcel(signal)).filter(({ status, itemType }) => status === 'open' && itemType === 1),
});
