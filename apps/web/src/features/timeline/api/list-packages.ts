import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listPackages as call } from '@waybill/contract/timeline/list-packages';

export type PackageFilter = {
  readonly shipmentDate?: string;
  readonly dispatchMode?: number;
  readonly pickupAddress?: string;
  readonly dropOffAddress?: string;
};

const pageSize = 20;
const start: string | null = null;

/** Everything of the timeline is kept below `timeline`, so that one word of the server refreshes all of it. */
export function listPackagesQuery(filter: PackageFilter) {
  return infiniteQueryOptions({
    queryKey: ['timeline', 'packages', filter],
    queryFn: ({ pageParam, signal }) =>
      api().call(call, {
        query: { limit: pageSize, ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: start,
    getNextPageParam: (page) => page.nextCursor,
  });
}
