import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listPasskeys as call } from '@waybill/contract/identity/list-passkeys';

export const listPasskeysQuery = queryOptions({
  queryKey: ['identity', 'passkeys'],
  queryFn: async ({ signal }) => (await api().call(call, { signal })).passkeys,
});
