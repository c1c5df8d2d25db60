import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createBatchShipping } from '@waybill/contract/timeline/create-batch-shipping';

export type BatchInput = BodyFor<typeof createBatchShipping>;

export function postBatch(body: BatchInput, idempotencyKey: string) {
  return api().call(createBatchShipping, { body, idempotencyKey });
}
