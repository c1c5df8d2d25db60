import { api } from '@waybill/client/browser-client';
import { startCardTopUp } from '@waybill/contract/wallet/start-card-top-up';

export function startTopUpByCard(amount: number, idempotencyKey: string) {
  return api().call(startCardTopUp, { body: { amount }, idempotencyKey });
}
