import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { addressJson } from '../places/place.ts';
import { pricedRiderView } from './rider-view.ts';

const message = 'Please send 0 to 6';
const heavy = 'Please send a weight in kilograms';

export const findRiders = defineCall({
  method: 'GET',
  path: '/orders/findRiders',
  access: 'member',
  summary:
    'Carriers on duty near a pickup, nearest first, and what their business asks for the ride where its parcel is told, too.',
  query: z.strictObject({
    /** The place as JSON. */
    pickupAddressJson: addressJson,
    /** Where it goes and how heavy it is: with both, riders of a business come with the price by its list. */
    dropOffAddressJson: z.optional(addressJson),
    weight: z.optional(z.coerce.number(heavy).check(z.positive(heavy), z.maximum(30_000, heavy))),
    /** One’s own parcel, if it is posted: a price that is held for it is shown. */
    packageId: z.optional(idOf('package')),
    dispatchMode: z.optional(z.coerce.number(message).check(z.int(message), z.minimum(0, message), z.maximum(6, message))),
  }),
  success: { status: 200, body: z.object({ riders: z.array(pricedRiderView) }) },
  limits: [{ by: 'caller', max: 120, seconds: 3600 }],
});
