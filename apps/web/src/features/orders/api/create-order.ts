import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { createOrder } from '@waybill/contract/orders/create-order';

export type OrderInput = BodyFor<typeof createOrder>;

export function askForOrder(body: OrderInput, idempotencyKey: string) {
  return api().call(createOrder, { body, idempotencyKey });
}

/** The request that was made with a booked parcel. The parcel’s own id is as good a key as any: there is one such request. */
export function findBooking(packageId: string, carrierId: string) {
  return askForOrder({ packageId, userId: carrierId, isBooking: true }, `booking-${packageId}`);
}
