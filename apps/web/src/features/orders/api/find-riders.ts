import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { findRiders as call } from '@waybill/contract/orders/find-riders';
import type { PackageView } from '@waybill/contract/timeline/item-view';

/** Riders move and come and go: asked again every half minute while somebody looks. */
const freshMs = 30_000;

/** For a parcel: riders of a business come with the price of this very ride. */
export function findRidersQuery({ id, pickupAddressJson, dropOffAddressJson, weight }: PackageView) {
  const query = {
    pickupAddressJson: JSON.stringify(pickupAddressJson),
    dropOffAddressJson: JSON.stringify(dropOffAddressJson),
    weight,
    packageId: id,
  };
  return queryOptions({
    queryKey: ['express', 'riders', id],
    queryFn: async ({ signal }) => (await api().call(call, { query, signal })).riders,
    refetchInterval: freshMs,
  });
}
