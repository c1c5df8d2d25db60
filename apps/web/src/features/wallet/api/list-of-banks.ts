import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { listOfBanks as call } from '@waybill/contract/wallet/list-of-banks';

export type Bank = ResultOf<typeof call>['banks'][number];

/** Not below `wallet`: banks do not change because money moved. */
export const listOfBanksQuery = queryOptions({
  queryKey: ['banks'],
  queryFn: async ({ signal }) => (await api().call(call, { signal })).banks,
  staleTime: 60 * 60_000,
});
