import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listTimeline } from '@waybill/contract/timeline/list-timeline';

const pageSize = 5;
const start: string | null = null;

/** A member’s items on the board, newest first. */
export function listByPersonQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['timeline', 'by', userId],
    queryFn: ({ pageParam, signal }) =>
      api().call(listTimeline, {
        query: { limit: pageSize, userId, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: start,
    getNextPageParam: (page) => page.nextCursor,
  });
}
