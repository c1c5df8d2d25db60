import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listPickupPlaces as call } from '@waybill/contract/receivers/list-pickup-places';

/** All of them: the default first, then by their names. */
export const listPickupPlacesQuery = queryOptions({
  queryKey: ['pickup-places'],
  queryFn: ({ signal }) => api().call(call, { signal }),
  staleTime: 30_000,
});
