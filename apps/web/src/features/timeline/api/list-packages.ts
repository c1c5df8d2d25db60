import { api } from '@waybill/client/browser-client';
import { listPackages as call } from '@waybill/contract/timeline/list-packages';
import { pagedQuery } from '../../../session/paged-query.ts';

export type PackageFilter = {
  readonly shipmentDate?: string;
  readonly dispatchMode?: number;
  readonly pickupAddress?: string;
  readonly dropOffAddress?: string;
};

/** Everything of the timeline is kept below `timeline`, so that one word of the server refreshes all of it. */
export function listPackagesQuery(filter: PackageFilter) {
  return pagedQuery(['timeline', 'packages', filter], (page, signal) =>
    api().call(call, { query: { ...page, ...filter }, signal }),
  );
}
