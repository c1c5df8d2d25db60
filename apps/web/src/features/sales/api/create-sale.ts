import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createSale as call } from '@waybill/contract/sales/create-sale';

export type SaleInput = BodyFor<typeof call>;

export function createSale(body: SaleInput, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}
