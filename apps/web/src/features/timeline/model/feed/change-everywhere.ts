import type { QueryClient } from '@tanstack/react-query';
import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import {
  type ChangeItem,
  type Feed,
  itemsOf,
  mapItem,
  mapOpenItem,
  type OpenItem,
  prependItem,
  putBack,
  removeItems,
} from './feed-cache.ts';
import type { FeedType } from './feed-filter.ts';

const feeds = { queryKey: ['timeline', 'feed'] };

/** Changes an item in every list that shows it and on its own page. */
export function changeEverywhere(queries: QueryClient, id: string, change: ChangeItem): void {
  queries.setQueriesData<Feed>(feeds, (feed) => feed && mapItem(feed, id, change));
  queries.setQueriesData<OpenItem>({ queryKey: ['timeline', 'item', id] }, (open) => open && mapOpenItem(open, change));
}

/** Takes items out of every list. What it gives back puts them where they were. */
export function removeEverywhere(queries: QueryClient, isGone: (item: TimelineItemView) => boolean): () => void {
  const known = queries.getQueriesData<Feed>(feeds).filter(([, feed]) => feed);
  const keys = known.map(([key]) => key);
  queries.setQueriesData<Feed>(feeds, (feed) => feed && removeItems(feed, isGone));
  return () => {
    // A list read for the first time meanwhile has left them out: it has no place for them and is asked for again.
    void queries.invalidateQueries({ ...feeds, predicate: ({ queryKey }) => !keys.includes(queryKey) });
    for (const [key, then] of known)
      queries.setQueryData<Feed>(key, (feed) => feed && itemsOf(then).filter(isGone).reduce(putBack, feed));
  };
}

/** Something one has just posted stands on top of the lists it belongs to. */
export function showNew(queries: QueryClient, item: TimelineItemView): void {
  for (const type of listsOf(item))
    queries.setQueryData<Feed>(['timeline', 'feed', { type, search: '' }], (feed) => feed && prependItem(feed, item));
  void queries.invalidateQueries({ queryKey: ['timeline', 'glance'] });
}

const ownLists = {
  1: ['parcels'],
  2: ['trips'],
  3: ['posts'],
  4: ['batches'],
  5: ['parcels', 'express'],
} as const satisfies Record<TimelineItemView['itemType'], readonly FeedType[]>;

function listsOf(item: TimelineItemView): readonly FeedType[] {
  // A parcel that asks one carrier is between the two: the board never shows it, not even to its sender.
  if ('asksOne' in item && item.asksOne) return ['mine'];
  return ['all', 'mine', ...ownLists[item.itemType]];
}

/** An item that some list has loaded already. */
export function findCached(queries: QueryClient, id: string): TimelineItemView | undefined {
  return queries
    .getQueriesData<Feed>(feeds)
    .flatMap(([, feed]) => itemsOf(feed))
    .find((item) => item.id === id);
}
