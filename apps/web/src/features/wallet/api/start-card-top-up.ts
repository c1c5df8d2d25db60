import { api } from '@waybill/client/browser-client';
import { startCardTopUp as call } from '@waybill/contract/wallet/start-card-top-up';

export function startCardTopUp(amount: number, idempotencyKey: string) {
  return api().call(call, { body: { amount }, idempotencyKey });
}
