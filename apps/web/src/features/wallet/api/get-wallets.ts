import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { getWallets as call } from '@waybill/contract/wallet/get-wallets';

export type Wallets = ResultOf<typeof call>;

/** Everything about money is kept below `wallet`, so that one word of the server refreshes all of it. */
export const getWalletsQuery = queryOptions({
  queryKey: ['wallet', 'balances'],
  queryFn: ({ signal }) => api().call(call, { signal }),
});
