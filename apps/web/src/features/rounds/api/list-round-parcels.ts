import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listRoundParcels as call } from '@waybill/contract/rounds/list-round-parcels';

export const listRoundParcelsQuery = queryOptions({
  queryKey: ['orders', 'round-parcels'],
  queryFn: ({ signal }) => api().call(call, { query: {}, signal }),
});
