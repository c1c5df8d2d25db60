import { toMajor } from '@waybill/contract/money';
import type { RiderView } from '@waybill/contract/orders/rider-view';
import { distanceKm, type Spot } from '@waybill/contract/places/distance';
import type { Db } from '../../../platform/db/database.ts';
import { averageOf } from '../storage/people.ts';
import { currencyOf, findNearOnMap, type Rider, type Search } from '../storage/riders.ts';

export type NearRider = Rider & {
  /** Rounded distance. Asking from three places, or for riders within a distance, reveals a part of a town, no house. */
  readonly km: number;
};

/** Riders on duty near a place who can be rung, nearest first. */
export async function findNearest(db: Db, search: Search): Promise<readonly NearRider[]> {
  const { around, km: within, riders } = search;
  const found = await findNearOnMap(db, search);
  const near = byDistance(found, around).filter(({ km }) => km <= within);
  const exactly = (rider: NearRider) => distanceKm(rider, around);
  const nearest = new Set(near.toSorted((one, other) => exactly(one) - exactly(other)).slice(0, riders));
  return near.filter((rider) => nearest.has(rider));
}

export function byDistance(riders: readonly Rider[], from: Spot): NearRider[] {
  return riders
    .map((rider) => ({ ...rider, km: distanceKm(roughly(rider), from) }))
    .sort((one, other) => one.km - other.km || (one.id < other.id ? -1 : 1));
}

/** Hundredths of a degree: about a kilometre. */
export function roughly({ latitude, longitude }: Spot): Spot {
  return { latitude: Math.round(latitude * 100) / 100, longitude: Math.round(longitude * 100) / 100 };
}

type Known = Omit<Rider, 'latitude' | 'longitude'> & { readonly km: number };

/** Shows the rider's distance, never the position. */
export function riderViewOf({ km, ...rider }: Known): RiderView {
  return {
    id: rider.id,
    username: rider.username,
    fullName: rider.fullName,
    profilePicture: rider.profilePicture,
    isDispatchPartner: rider.isDispatchPartner,
    isStaff: rider.isStaff,
    isIdentityChecked: rider.isIdentityChecked,
    rating: averageOf(rider.ratingSum, rider.ratingCount),
    numberOfDeliveries: rider.numberOfDeliveries,
    dispatchMode: rider.dispatchMode,
    distanceKm: roundedKm(km),
    minutesAway: minutesFor(km),
    baseFare: rider.baseFareMinor === null ? null : toMajor(BigInt(rider.baseFareMinor)),
    currency: currencyOf(rider),
  };
}

export function roundedKm(km: number): number {
  return Math.round(km * 10) / 10;
}

/** Streets are longer than lines, and in a town everybody is about as fast as the traffic. */
function minutesFor(km: number): number {
  return Math.max(1, Math.ceil((km * 1.35 * 60) / 24));
}
