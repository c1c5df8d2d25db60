import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listBookings as call } from '@waybill/contract/timeline/list-bookings';

const pageSize = 20;
const start: string | null = null;

/** Parcels that ask to travel with one’s own trips and batches; with an id, with that one only. */
export function listBookingsQuery(timelineItemId?: string) {
  return infiniteQueryOptions({
    queryKey: ['timeline', 'bookings', timelineItemId ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      api().call(call, {
        query: {
          limit: pageSize,
          ...(timelineItemId === undefined ? {} : { timelineItemId }),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: start,
    getNextPageParam: (page) => page.nextCursor,
  });
}
