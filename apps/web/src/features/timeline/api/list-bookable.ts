import { infiniteQueryOptions } from '@tanstack/react-query';
import type { FeedFilter } from '../model/feed/feed-filter.ts';
import { listTimeline } from './list-timeline.ts';

const start: string | null = null;

/** Trips or batches to choose from. Not the feed’s own pages: those stay as they were seen. */
export function listBookableQuery(itemType: 2 | 4, search: string) {
  const filter: FeedFilter = search === '' ? { type: itemType === 2 ? 'trips' : 'batches', search } : { type: 'all', search };
  return infiniteQueryOptions({
    queryKey: ['timeline', 'bookable', filter],
    queryFn: ({ pageParam, signal }) => listTimeline(filter, pageParam, signal),
    initialPageParam: start,
    getNextPageParam: (page) => page.nextCursor,
  });
}
