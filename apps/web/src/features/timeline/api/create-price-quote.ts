import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createPriceQuote as call } from '@waybill/contract/timeline/create-price-quote';

export function createPriceQuote(body: BodyFor<typeof call>, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}
