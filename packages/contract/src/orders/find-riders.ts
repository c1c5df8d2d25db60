import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { addressJson } from '../places/place.ts';
import { riderView } from './rider-view.ts';

const message = 'Please send 0 to 6';

export const findRiders = defineCall({
  method: 'GET',
  path: '/orders/findRiders',
  access: 'member',
  summary: 'Carriers on duty near a pickup, nearest first.',
  query: z.strictObject({
    /** The place as JSON. */
    pickupAddressJson: addressJson,
    dispatchMode: z.optional(z.coerce.number(message).check(z.int(message), z.minimum(0, message), z.maximum(6, message))),
  }),
  success: { status: 200, body: z.object({ riders: z.array(riderView) }) },
  limits: [{ by: 'caller', max: 120, seconds: 3600 }],
});
