import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createBatchShipping as call } from '@waybill/contract/timeline/create-batch-shipping';

export type BatchInput = BodyFor<typeof call>;

export function createBatchShipping(body: BatchInput, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}
