import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { listRatings } from '@waybill/contract/users/list-ratings';

export type Ratings = ResultOf<typeof listRatings>;

const pageSize = 10;
const start: string | null = null;

/** The ratings of a person. Cached below `orders`, since a change to a delivery changes them. */
export function ratingsQuery(uid: string) {
  return infiniteQueryOptions({
    queryKey: ['orders', 'ratings', uid],
    queryFn: ({ pageParam, signal }) =>
      api().call(listRatings, {
        params: { uid },
        query: { limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: start,
    getNextPageParam: (page) => page.nextCursor,
  });
}
