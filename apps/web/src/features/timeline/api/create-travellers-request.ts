import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createTravellersRequest } from '@waybill/contract/timeline/create-travellers-request';

export type TripInput = BodyFor<typeof createTravellersRequest>;

export function postTrip(body: TripInput, idempotencyKey: string) {
  return api().call(createTravellersRequest, { body, idempotencyKey });
}
