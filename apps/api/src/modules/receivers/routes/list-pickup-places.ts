import { listPickupPlaces as call } from '@waybill/contract/receivers/list-pickup-places';
import { defineRoute } from '../define-route.ts';
import { listPickupPlacesOf } from '../storage/pickup-places.ts';
import { pickupPlaceViewOf } from '../views.ts';

export const listPickupPlacesRoute = defineRoute(call, async ({ db }, { caller }) => ({
  items: (await listPickupPlacesOf(db, caller.userId)).map(pickupPlaceViewOf),
}));
