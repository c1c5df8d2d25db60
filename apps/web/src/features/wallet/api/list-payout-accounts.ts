import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listPayoutAccounts as call } from '@waybill/contract/wallet/list-payout-accounts';

/** The form does without them where they cannot be asked for. */
export const listPayoutAccountsQuery = queryOptions({
  queryKey: ['wallet', 'payout-accounts'],
  queryFn: async ({ signal }) => (await api().call(call, { signal })).accounts,
  retry: false,
});
