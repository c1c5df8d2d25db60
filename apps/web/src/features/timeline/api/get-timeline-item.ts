import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';

const pageSize = 20;
const start: string | null = null;

export function fetchItemPage(itemType: number, timelineItemId: string, cursor: string | null, signal?: AbortSignal) {
  return api().call(getTimelineItem, {
    params: { itemType, timelineItemId },
    query: { limit: pageSize, ...(cursor === null ? {} : { cursor }) },
    ...(signal ? { signal } : {}),
  });
}

/** One item; its pages are the pages of its comments. */
export function itemQuery(itemType: number, timelineItemId: string) {
  return infiniteQueryOptions({
    queryKey: ['timeline', 'item', timelineItemId, itemType],
    queryFn: ({ pageParam, signal }) => fetchItemPage(itemType, timelineItemId, pageParam, signal),
    initialPageParam: start,
    getNextPageParam: (page) => page.comments.nextCursor,
  });
}
