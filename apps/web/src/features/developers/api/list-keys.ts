import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listKeys as call } from '@waybill/contract/developers/list-keys';

export const listKeysQuery = queryOptions({
  queryKey: ['developers', 'keys'],
  queryFn: async ({ signal }) => (await api().call(call, { signal })).keys,
});
