import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { takeCollection as call } from '@waybill/contract/collections/take-collection';

export function takeCollection(collectionId: string, body: BodyFor<typeof call>, idempotencyKey: string) {
  return api().call(call, { params: { collectionId }, body, idempotencyKey });
}
