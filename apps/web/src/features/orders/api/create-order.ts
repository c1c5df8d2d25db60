import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createOrder as call } from '@waybill/contract/orders/create-order';

export type OrderInput = BodyFor<typeof call>;

export function createOrder(body: OrderInput, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}

/** The request that was made with a booked parcel. The parcel’s own id is as good a key as any: there is one such request. */
export function findBooking(packageId: string, carrierId: string) {
  return createOrder({ packageId, userId: carrierId, isBooking: true }, `booking-${packageId}`);
}
