import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { pickupPlaceFields } from './pickup-place-fields.ts';
import { pickupPlaceView } from './pickup-place-view.ts';

export const updatePickupPlace = defineCall({
  method: 'PUT',
  path: '/pickup-places/{pickupPlaceId}',
  access: 'member',
  summary: 'Change a place that one sends from, as a whole. Parcels that were posted stay as they are.',
  params: z.strictObject({ pickupPlaceId: idOf('pickupPlace') }),
  body: z.strictObject(pickupPlaceFields),
  success: { status: 200, body: pickupPlaceView },
  errors: ['not_found', 'name_taken'],
  limits: [{ by: 'caller', max: 600, seconds: 3600 }],
});
