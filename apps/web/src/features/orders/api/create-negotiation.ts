import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createNegotiation as call } from '@waybill/contract/orders/create-negotiation';

export type FeeInput = BodyFor<typeof call>;

export function createNegotiation(body: FeeInput, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}
