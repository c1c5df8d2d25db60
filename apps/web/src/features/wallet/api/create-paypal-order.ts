import { api } from '@waybill/client/browser-client';
import { createPaypalOrder as call } from '@waybill/contract/wallet/create-paypal-order';

export function createPaypalOrder(amount: number, idempotencyKey: string) {
  return api().call(call, { body: { currency: 'USD', amount }, idempotencyKey });
}
