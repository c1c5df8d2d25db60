import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { distanceKm } from '../places/distance.ts';
import { addressJson, type Place } from '../places/place.ts';
import { nearbyKm } from './delivery-fit.ts';
import { weight } from './item-fields.ts';
import { batchShippingView, travellersRequestView } from './item-view.ts';

const wayView = z.discriminatedUnion('itemType', [travellersRequestView, batchShippingView]);

export const listWays = defineCall({
  method: 'POST',
  path: '/timeline/ways',
  access: 'member',
  summary: 'Trips and batches that go the way of a parcel and have room for it, those that leave first at the beginning.',
  body: z.strictObject({ pickupAddressJson: addressJson, dropOffAddressJson: addressJson, weight }),
  success: { status: 200, body: z.object({ items: z.array(wayView) }) },
  limits: [{ by: 'caller', max: 300, seconds: 3600 }],
});

type End = Pick<Place, 'latitude' | 'longitude'>;

/** How far a journey may begin and end from a parcel’s own two places: across town a few streets, across the country a town. */
export function wayReachKm(from: End, to: End): number {
  return Math.min(nearbyKm, Math.max(3, 0.3 * distanceKm(from, to)));
}
