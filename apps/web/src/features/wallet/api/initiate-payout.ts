import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { initiatePayout as call } from '@waybill/contract/wallet/initiate-payout';

export type PayoutInput = BodyFor<typeof call>;

export function initiatePayout(body: PayoutInput, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}
