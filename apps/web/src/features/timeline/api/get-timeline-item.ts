import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getTimelineItem as call } from '@waybill/contract/timeline/get-timeline-item';

const pageSize = 20;
const start: string | null = null;

export function getTimelineItem(itemType: number, timelineItemId: string, cursor: string | null, signal?: AbortSignal) {
  return api().call(call, {
    params: { itemType, timelineItemId },
    query: { limit: pageSize, ...(cursor === null ? {} : { cursor }) },
    ...(signal ? { signal } : {}),
  });
}

/** One item; its pages are the pages of its comments. */
export function getTimelineItemQuery(itemType: number, timelineItemId: string) {
  return infiniteQueryOptions({
    queryKey: ['timeline', 'item', timelineItemId, itemType],
    queryFn: ({ pageParam, signal }) => getTimelineItem(itemType, timelineItemId, pageParam, signal),
    initialPageParam: start,
    getNextPageParam: (page) => page.comments.nextCursor,
  });
}
