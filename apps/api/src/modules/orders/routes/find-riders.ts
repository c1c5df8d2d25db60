import { expressLimits } from '@waybill/contract/orders/enums';
import { findRiders as call } from '@waybill/contract/orders/find-riders';
import { defineRoute } from '../define-route.ts';
import { findNearest, riderViewOf } from '../express/nearest-riders.ts';
import { readRiderPrices } from '../express/rider-prices.ts';

export const findRidersRoute = defineRoute(call, async ({ db }, { caller, query }) => {
  const riders = await findNearest(db, {
    senderId: caller.userId,
    around: query.pickupAddressJson,
    km: expressLimits.nearestKm,
    riders: expressLimits.riders,
    dispatchModes: query.dispatchMode === undefined ? undefined : [query.dispatchMode],
  });
  const prices = await readRiderPrices(db, caller.userId, riders, query);
  return { riders: riders.map((rider) => ({ ...riderViewOf(rider), price: prices.get(rider.id) ?? null })) };
});
