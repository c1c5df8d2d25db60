import { updatePickupPlace as call } from '@waybill/contract/receivers/update-pickup-place';
import { updatePickupPlace } from '../commands/update-pickup-place.ts';
import { defineRoute } from '../define-route.ts';
import { readPickupPlace } from '../read-pickup-place.ts';

export const updatePickupPlaceRoute = defineRoute(call, async (context, { caller, params: { pickupPlaceId }, body }) => {
  await updatePickupPlace(context, caller.userId, pickupPlaceId, body);
  return readPickupPlace(context.db, caller.userId, pickupPlaceId);
});
