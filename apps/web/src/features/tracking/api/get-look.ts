import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getLook as call } from '@waybill/contract/tracking/get-look';

export const getLookQuery = queryOptions({
  queryKey: ['tracking', 'look'],
  queryFn: ({ signal }) => api().call(call, { signal }),
});
