import { expressLimits } from '@waybill/contract/orders/enums';
import { findRiders as call } from '@waybill/contract/orders/find-riders';
import { defineRoute } from '../define-route.ts';
import { findNearest, riderViewOf } from '../express/nearest-riders.ts';

export const findRidersRoute = defineRoute(call, async ({ db }, { caller, query }) => {
  const riders = await findNearest(db, {
    senderId: caller.userId,
    around: query.pickupAddressJson,
    km: expressLimits.nearestKm,
    riders: expressLimits.riders,
    dispatchModes: query.dispatchMode === undefined ? undefined : [query.dispatchMode],
  });
  return { riders: riders.map(riderViewOf) };
});
