import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { orderStatus } from '@waybill/contract/orders/enums';
import { listOrders as call } from '@waybill/contract/orders/list-orders';
import type { OrderSummaryView } from '@waybill/contract/orders/order-view';
import { largestPage } from '@waybill/contract/paging';
import { pagedQuery } from '../../../session/paged-query.ts';

export type OrderFilter = {
  readonly startDate?: string;
  readonly endDate?: string;
  readonly postedByUsername?: string;
  readonly relatedTimelineItemid?: string;
  readonly status?: number;
  readonly role?: 'sender' | 'carrier';
  /** Parcels of one’s own that look for a carrier, and no orders. */
  readonly looking?: 'true';
};

/** Everything of orders is kept below `orders`, so that one word of the server refreshes all of it. */
export function listOrdersQuery({ looking: _, ...filter }: OrderFilter, timeZone: string) {
  return pagedQuery(['orders', 'list', filter], (page, signal) =>
    api().call(call, { query: { ...page, timeZone, ...filter }, signal }),
  );
}

const mostPages = 10;
const start: string | null = null;

/** Where one of them is looked for, none may be missing. Nobody has more than so many pages of what is open. */
async function everyPage(wanted: OrderFilter & { readonly running?: 'true' }, signal: AbortSignal) {
  const items: OrderSummaryView[] = [];
  let cursor = start;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const query = { limit: largestPage, ...wanted, ...(cursor === null ? {} : { cursor }) };
    const page = await api().call(call, { query, signal });
    items.push(...page.items);
    cursor = page.nextCursor;
    if (cursor === null) break;
  }
  return { items };
}

/** Those that are under way, for a glance. */
export const runningOrdersQuery = queryOptions({
  queryKey: ['orders', 'list', 'running'],
  queryFn: ({ signal }) => everyPage({ running: 'true' }, signal),
});

export const carryingQuery = queryOptions({
  queryKey: ['orders', 'list', 'carrying'],
  queryFn: async ({ signal }) => (await everyPage({ role: 'carrier', running: 'true' }, signal)).items,
});

/** Those that nobody has answered yet, for a glance. */
export const askedOrdersQuery = queryOptions({
  queryKey: ['orders', 'list', 'asked'],
  queryFn: ({ signal }) => everyPage({ status: orderStatus.Requested }, signal),
});

/** Everything that was ever asked about one parcel, or about what travels with one trip or batch. */
export function ordersOfItemQuery(relatedTimelineItemid: string) {
  return queryOptions({
    queryKey: ['orders', 'list', 'item', relatedTimelineItemid],
    queryFn: ({ signal }) => everyPage({ relatedTimelineItemid }, signal),
  });
}
