import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { listOfBanks } from '@waybill/contract/wallet/list-of-banks';

export type Bank = ResultOf<typeof listOfBanks>['banks'][number];

/** Not below `wallet`: banks do not change because money moved. */
export const banksQuery = queryOptions({
  queryKey: ['banks'],
  queryFn: async ({ signal }) => (await api().call(listOfBanks, { signal })).banks,
  staleTime: 60 * 60_000,
});
