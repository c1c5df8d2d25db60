import { api } from '@waybill/client/browser-client';
import { createPaypalOrder } from '@waybill/contract/wallet/create-paypal-order';

export function startPaypalOrder(amount: number, idempotencyKey: string) {
  return api().call(createPaypalOrder, { body: { currency: 'USD', amount }, idempotencyKey });
}
