import { listRoundParcels as call } from '@waybill/contract/rounds/list-round-parcels';
import { neighbourhoodOf } from '../../timeline/index.ts';
import { defineRoute } from '../define-route.ts';
import { listParcels } from '../storage/round-orders.ts';

/** More than anybody chooses from by eye. */
const mostParcels = 500;

export const listRoundParcelsRoute = defineRoute(call, async ({ db }, { caller }) => {
  const rows = await listParcels(db, caller.userId, mostParcels + 1);
  return {
    items: rows.slice(0, mostParcels).map(({ pickup, dropOff, weightGrams, shipDate, ...row }) => ({
      ...row,
      from: placeOf(pickup),
      to: placeOf(dropOff),
      weight: weightGrams / 1000,
      shipmentDate: shipDate,
    })),
    isCut: rows.length > mostParcels,
  };
});

function placeOf(place: Parameters<typeof neighbourhoodOf>[0]) {
  const { latitude, longitude } = place;
  return { label: neighbourhoodOf(place).label, latitude, longitude };
}
