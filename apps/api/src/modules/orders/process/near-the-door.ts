import { orderLimits } from '@waybill/contract/orders/enums';
import { distanceKm, type Spot } from '@waybill/contract/places/distance';
import { Problem } from '../../../platform/http/problem.ts';
import type { LockedPackage } from '../../timeline/index.ts';

/** The distance from a parcel's drop-off; whoever is farther away than a door can be from its place on the map is refused. */
export function metresFromDoor({ id, dropOffs }: LockedPackage, here: Spot): number {
  const [dropOff] = dropOffs;
  if (!dropOff) throw new Error(`${id} goes nowhere`);
  const km = distanceKm(here, dropOff);
  if (km > orderLimits.doorKm)
    throw new Problem(
      'out_of_reach',
      `You are about ${km < 10 ? km.toFixed(1) : Math.round(km)} km from the door. This counts only within a kilometre of it.`,
    );
  return Math.round(km * 1000);
}
