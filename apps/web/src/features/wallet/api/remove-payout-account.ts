import { api } from '@waybill/client/browser-client';
import { removePayoutAccount as call } from '@waybill/contract/wallet/remove-payout-account';

export function removePayoutAccount(accountId: string) {
  return api().call(call, { params: { accountId } });
}
