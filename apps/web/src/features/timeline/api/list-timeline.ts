import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import { listPackages } from '@waybill/contract/timeline/list-packages';
import { listTimeline as call } from '@waybill/contract/timeline/list-timeline';
import { searchTimeline } from '@waybill/contract/timeline/search-timeline';
import { departures } from '../model/feed/departures.ts';
import type { FeedPage } from '../model/feed/feed-cache.ts';
import { type FeedFilter, wireTypeOf } from '../model/feed/feed-filter.ts';

// Four screens of a phone. The next ones are fetched before anybody has scrolled that far.
const pageSize = 10;
const glanceSize = 20;
const start: string | null = null;

/** One page of what the filter asks for, without what is being taken down at this moment: the server still has it. */
export async function listTimeline(filter: FeedFilter, cursor: string | null, signal?: AbortSignal): Promise<FeedPage> {
  const page = await askForPage(filter, cursor, signal);
  return { ...page, items: page.items.filter(({ id }) => !departures.isLeaving(id)) };
}

/** Found by words, narrowed down, or simply the newest. */
function askForPage(filter: FeedFilter, cursor: string | null, signal?: AbortSignal): Promise<FeedPage> {
  const page = { limit: pageSize, ...(cursor === null ? {} : { cursor }) };
  const until = signal ? { signal } : {};
  if (filter.search !== '') return api().call(searchTimeline, { query: { ...page, searchText: filter.search }, ...until });
  if (filter.type === 'parcels') return api().call(listPackages, { query: { ...page, ...detailsOf(filter) }, ...until });
  return api().call(call, { query: { ...page, itemType: wireTypeOf(filter.type) }, ...until });
}

/** Kept as it was seen until somebody asks for the new items, so that Back finds the same place. */
export function listTimelineQuery(filter: FeedFilter) {
  return infiniteQueryOptions({
    queryKey: ['timeline', 'feed', filter],
    queryFn: ({ pageParam, signal }) => listTimeline(filter, pageParam, signal),
    initialPageParam: start,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 15 * 60_000,
  });
}

/** The newest few, for a glance. */
export const latestQuery = queryOptions({
  queryKey: ['timeline', 'glance', 'latest'],
  queryFn: ({ signal }) => api().call(call, { query: { limit: 3 }, signal }),
});

/** The newest of the member’s own items. */
export const myItemsQuery = queryOptions({
  queryKey: ['timeline', 'glance', 'mine'],
  queryFn: ({ signal }) => api().call(call, { query: { limit: glanceSize, itemType: timelineItemType.Mine }, signal }),
});

function detailsOf({ date, mode, from, to }: FeedFilter) {
  return {
    ...(date === undefined ? {} : { shipmentDate: date }),
    ...(mode === undefined ? {} : { dispatchMode: mode }),
    ...(from === undefined ? {} : { pickupAddress: from }),
    ...(to === undefined ? {} : { dropOffAddress: to }),
  };
}
