import { removePayoutAccount as call } from '@waybill/contract/wallet/remove-payout-account';
import { removePayoutAccount } from '../commands/remove-payout-account.ts';
import { defineRoute } from '../define-route.ts';

export const removePayoutAccountRoute = defineRoute(call, (context, { caller, params }) =>
  removePayoutAccount(context, caller.userId, params.accountId),
);
