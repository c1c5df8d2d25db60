import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pickupPlaceFields } from './pickup-place-fields.ts';
import { pickupPlaceView } from './pickup-place-view.ts';

export const keepPickupPlace = defineCall({
  method: 'POST',
  path: '/pickup-places',
  access: 'member',
  summary:
    'Keep a place that one sends from. The same name at the same address is one place: sent again, it is that one, as it was sent last. The same name elsewhere is refused.',
  body: z.strictObject(pickupPlaceFields),
  success: { status: 201, body: pickupPlaceView },
  errors: ['name_taken'],
  limits: [{ by: 'caller', max: 600, seconds: 3600 }],
});
