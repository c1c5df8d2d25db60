import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { sendSale as call } from '@waybill/contract/sales/send-sale';

export type Sending = BodyFor<typeof call>;

export function sendSale(saleId: string, body: Sending, idempotencyKey: string) {
  return api().call(call, { params: { saleId }, body, idempotencyKey });
}
