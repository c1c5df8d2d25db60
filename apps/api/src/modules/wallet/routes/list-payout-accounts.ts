import { listPayoutAccounts as call } from '@waybill/contract/wallet/list-payout-accounts';
import { defineRoute } from '../define-route.ts';
import { listPayoutAccounts } from '../storage/payout-accounts.ts';

export const listPayoutAccountsRoute = defineRoute(call, async ({ db }, { caller }) => {
  const accounts = await listPayoutAccounts(db, caller.userId);
  return { accounts: accounts.map(({ usedAt, ...account }) => ({ ...account, dateUsed: usedAt.toISOString() })) };
});
