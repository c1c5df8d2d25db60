import { api } from '@waybill/client/browser-client';
import { giveBackPayout as call } from '@waybill/contract/ops/give-back-payout';

export function giveBackPayout(reference: string, hasLooked: boolean, because: string) {
  return api().call(call, { params: { reference }, body: { hasLooked, because } });
}
