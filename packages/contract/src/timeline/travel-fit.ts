import { distanceKm } from '../places/distance.ts';
import type { Place } from '../places/place.ts';
import { hasSeaport } from '../places/seaports.ts';
import { deliveryFit } from './delivery-fit.ts';
import { type DeliveryType, type DispatchMode, deliveryType, dispatchMode } from './enums.ts';
import { priceTable } from './price-table.ts';

/** As the crow flies: nobody rides a bike farther, flies or sails a shorter way, or crosses borders on a longer road. */
export const travelLimits = { bikeKm: 100, leastFlightKm: 150, leastSeaKm: 150, roadKmAbroad: 1_500 } as const;

type End = Pick<Place, 'countryCode' | 'state' | 'latitude' | 'longitude'>;

const modes: readonly DispatchMode[] = Object.values(dispatchMode);

/** Why this mode cannot go from one place to the other; nothing if it can. */
export function modeAgainst(mode: number, from: End, to: End): string | undefined {
  const km = distanceKm(from, to);
  const { bikeKm, leastFlightKm, leastSeaKm, roadKmAbroad } = travelLimits;
  switch (mode) {
    case dispatchMode.Bike:
      return km <= bikeKm && staysNear(from, to) ? undefined : 'That is too far for a bike.';
    case dispatchMode.Air:
      return km >= leastFlightKm ? undefined : 'That is too near to fly.';
    case dispatchMode.Sea:
      if (!hasSeaport(from) || !hasSeaport(to)) return 'A ship needs a seaport near both places.';
      return km >= leastSeaKm ? undefined : 'That is too near for a ship.';
    default:
      return from.countryCode === to.countryCode || km <= roadKmAbroad ? undefined : 'That is too far by road.';
  }
}

/** Within a state, or where two of them meet. */
function staysNear(from: End, to: End): boolean {
  return deliveryFit(from, to).types.includes(deliveryType.Sprint);
}

/** The modes that can go from one place to the other, in the order of their numbers. */
export function modesBetween(from: End, to: End): DispatchMode[] {
  return modes.filter((mode) => modeAgainst(mode, from, to) === undefined);
}

/** The same for a kind of delivery: no bike goes from state to state, no bus comes at once. */
export function modesFor(kind: DeliveryType, from: End, to: End): DispatchMode[] {
  return modesBetween(from, to).filter((mode) => priceTable[kind][mode] !== undefined);
}

/** Why a parcel of this kind does not go this way; nothing if it does. */
export function wayAgainst(kind: DeliveryType, mode: number, from: End, to: End): string | undefined {
  const against = modeAgainst(mode, from, to);
  if (against !== undefined || modesFor(kind, from, to).some((fitting) => fitting === mode)) return against;
  if (kind === deliveryType.Express) return 'Express goes by bike, car, van or truck.';
  if (mode === dispatchMode.Bike) return 'A bike stays in town. Please choose another way.';
  return 'A local parcel goes by road. Please choose another way.';
}
