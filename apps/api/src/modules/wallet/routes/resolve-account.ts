import { resolveAccount as call } from '@waybill/contract/wallet/resolve-account';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../define-route.ts';
import { orProviderDown } from './provider-down.ts';

export const resolveAccountRoute = defineRoute(call, async ({ cards }, { query }) => {
  const accountName = await orProviderDown(cards.findAccountName(query));
  if (!accountName)
    throw new Problem('account_not_found', 'That bank does not know this account number. Please check both.', {
      field: 'accountNumber',
    });
  return { ...query, accountName };
});
