import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { findRiders as call } from '@waybill/contract/orders/find-riders';
import type { Place } from '@waybill/contract/places/place';

/** Riders move and come and go: asked again every half minute while somebody looks. */
const freshMs = 30_000;

export function findRidersQuery(packageId: string, pickup: Place) {
  return queryOptions({
    queryKey: ['express', 'riders', packageId],
    queryFn: async ({ signal }) =>
      (await api().call(call, { query: { pickupAddressJson: JSON.stringify(pickup) }, signal })).riders,
    refetchInterval: freshMs,
  });
}
