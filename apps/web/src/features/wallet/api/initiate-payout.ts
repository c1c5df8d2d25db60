import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';

export type PayoutInput = BodyFor<typeof initiatePayout>;

export function sendPayout(body: PayoutInput, idempotencyKey: string) {
  return api().call(initiatePayout, { body, idempotencyKey });
}
