import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pickupPlaceView } from './pickup-place-view.ts';

export const listPickupPlaces = defineCall({
  method: 'GET',
  path: '/pickup-places',
  access: 'member',
  summary: 'The places that an account or a business sends from: all of them, the default first, then by their names.',
  success: { status: 200, body: z.object({ items: z.array(pickupPlaceView) }) },
  limits: [{ by: 'caller', max: 1200, seconds: 600 }],
});
