import { api } from '@waybill/client/browser-client';
import { retryPayout as call } from '@waybill/contract/ops/retry-payout';

export function retryPayout(reference: string, because: string) {
  return api().call(call, { params: { reference }, body: { because } });
}
