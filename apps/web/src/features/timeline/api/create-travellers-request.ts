import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createTravellersRequest } from '@waybill/contract/timeline/create-travellers-request';

export type TripWish = BodyFor<typeof createTravellersRequest>;

export function postTrip(body: TripWish, idempotencyKey: string) {
  return api().call(createTravellersRequest, { body, idempotencyKey });
}
