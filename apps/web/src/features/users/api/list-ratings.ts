import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { listRatings as call } from '@waybill/contract/users/list-ratings';
import { pagedQuery } from '../../../session/paged-query.ts';

export type Ratings = ResultOf<typeof call>;

const pageSize = 10;

/** The ratings of a person. Cached below `orders`, since a change to a delivery changes them. */
export function listRatingsQuery(uid: string) {
  return pagedQuery(
    ['orders', 'ratings', uid],
    (page, signal) => api().call(call, { params: { uid }, query: page, signal }),
    pageSize,
  );
}
