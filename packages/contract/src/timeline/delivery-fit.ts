import { fold } from '../fold.ts';
import { distanceKm } from '../places/distance.ts';
import type { Place } from '../places/place.ts';
import { type DeliveryType, deliveryType } from './enums.ts';

const { Sprint, InterState, International, Express } = deliveryType;

/** As far as Sprint and Express go where two states meet. */
export const nearbyKm = 60;

export type DeliveryFit = {
  /** The kinds of delivery that two places allow, the likeliest first. */
  readonly types: readonly [DeliveryType, ...DeliveryType[]];
  /** Why these and no others. */
  readonly because: 'abroad' | 'same-state' | 'nearby' | 'far';
  readonly km: number;
};

type End = Pick<Place, 'countryCode' | 'state' | 'latitude' | 'longitude'>;

export function deliveryFit(from: End, to: End): DeliveryFit {
  const km = distanceKm(from, to);
  const isNear = km <= nearbyKm;
  if (from.countryCode !== to.countryCode) return { types: [International], because: 'abroad', km };
  if (from.state !== '' && fold(from.state) === fold(to.state))
    return { types: isNear ? [Sprint, Express] : [Sprint, Express, InterState], because: 'same-state', km };
  if (isNear) return { types: [Sprint, Express, InterState], because: 'nearby', km };
  return { types: [InterState], because: 'far', km };
}
