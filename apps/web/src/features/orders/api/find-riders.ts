import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { findRiders } from '@waybill/contract/orders/find-riders';
import type { Place } from '@waybill/contract/places/place';

/** Riders move and come and go: asked again every half minute while somebody looks. */
const freshMs = 30_000;

export function ridersQuery(packageId: string, pickup: Place) {
  return queryOptions({
    queryKey: ['express', 'riders', packageId],
    queryFn: async ({ signal }) =>
      (await api().call(findRiders, { query: { pickupAddressJson: JSON.stringify(pickup) }, signal })).riders,
    refetchInterval: freshMs,
  });
}
