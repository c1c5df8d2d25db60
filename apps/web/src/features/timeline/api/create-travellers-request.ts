import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createTravellersRequest as call } from '@waybill/contract/timeline/create-travellers-request';

export type TripInput = BodyFor<typeof call>;

export function createTravellersRequest(body: TripInput, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}
