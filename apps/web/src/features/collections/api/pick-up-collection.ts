import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { pickUpCollection as call } from '@waybill/contract/collections/pick-up-collection';

export function pickUpCollection(collectionId: string, body: BodyFor<typeof call>, idempotencyKey: string) {
  return api().call(call, { params: { collectionId }, body, idempotencyKey });
}
