import { removePickupPlace as call } from '@waybill/contract/receivers/remove-pickup-place';
import { removePickupPlace } from '../commands/remove-pickup-place.ts';
import { defineRoute } from '../define-route.ts';

export const removePickupPlaceRoute = defineRoute(call, (context, { caller, params: { pickupPlaceId } }) =>
  removePickupPlace(context, caller.userId, pickupPlaceId),
);
