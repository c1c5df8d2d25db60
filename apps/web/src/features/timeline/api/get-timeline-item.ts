import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';

const pageSize = 20;
const start: string | null = null;

/** One item; its pages are the pages of its comments. */
export function itemQuery(itemType: number, timelineItemId: string) {
  return infiniteQueryOptions({
    queryKey: ['timeline', 'item', timelineItemId, itemType],
    queryFn: ({ pageParam, signal }) =>
      api().call(getTimelineItem, {
        params: { itemType, timelineItemId },
        query: { limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: start,
    getNextPageParam: (page) => page.comments.nextCursor,
  });
}
