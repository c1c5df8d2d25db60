import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const removePickupPlace = defineCall({
  method: 'DELETE',
  path: '/pickup-places/{pickupPlaceId}',
  access: 'member',
  summary: 'Take out a place that one sends from. Parcels that were posted are still picked up there.',
  params: z.strictObject({ pickupPlaceId: idOf('pickupPlace') }),
  success: { status: 204 },
});
