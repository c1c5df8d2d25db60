import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createNegotiation } from '@waybill/contract/orders/create-negotiation';

export type FeeInput = BodyFor<typeof createNegotiation>;

export function nameFee(body: FeeInput, idempotencyKey: string) {
  return api().call(createNegotiation, { body, idempotencyKey });
}
