import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { listRatings as call } from '@waybill/contract/users/list-ratings';

export type Ratings = ResultOf<typeof call>;

const pageSize = 10;
const start: string | null = null;

/** The ratings of a person. Cached below `orders`, since a change to a delivery changes them. */
export function listRatingsQuery(uid: string) {
  return infiniteQueryOptions({
    queryKey: ['orders', 'ratings', uid],
    queryFn: ({ pageParam, signal }) =>
      api().call(call, {
        params: { uid },
        query: { limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: start,
    getNextPageParam: (page) => page.nextCursor,
  });
}
