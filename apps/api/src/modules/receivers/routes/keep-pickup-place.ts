import { keepPickupPlace as call } from '@waybill/contract/receivers/keep-pickup-place';
import { keepPickupPlace } from '../commands/keep-pickup-place.ts';
import { defineRoute } from '../define-route.ts';
import { readPickupPlace } from '../read-pickup-place.ts';

export const keepPickupPlaceRoute = defineRoute(call, async (context, { caller, body }) =>
  readPickupPlace(context.db, caller.userId, await keepPickupPlace(context, caller, body)),
);
