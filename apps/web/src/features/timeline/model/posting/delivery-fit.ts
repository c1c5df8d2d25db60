import type { Place } from '@waybill/contract/places/place';
import { type DeliveryType, type DispatchMode, deliveryType, dispatchMode } from '@waybill/contract/timeline/enums';
import { formatNumber } from '../../../../ui/format-number.ts';

const { Sprint, InterState, International, Express } = deliveryType;

export type DeliveryFit = {
  readonly possible: readonly DeliveryType[];
  readonly suggested: DeliveryType | null;
  /** Why these and no others, in a sentence. */
  readonly why: string;
};

/** As far as Sprint and Express go where two states meet. */
const nearbyKm = 60;

type Point = Pick<Place, 'latitude' | 'longitude'>;

/** As the crow flies. */
export function kilometresBetween(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const share =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** Which kinds of delivery two places allow, the likeliest first. */
export function deliveryFit(from: Place | null, to: Place | null): DeliveryFit {
  if (!from || !to)
    return { possible: [Sprint, InterState, International, Express], suggested: null, why: 'Please choose both places first' };
  if (from.countryCode !== to.countryCode)
    return { possible: [International], suggested: International, why: 'The places are in two countries.' };
  const km = Math.round(kilometresBetween(from, to));
  const isNear = km <= nearbyKm;
  if (from.state !== '' && from.state === to.state)
    return {
      possible: isNear ? [Sprint, Express] : [Sprint, Express, InterState],
      suggested: Sprint,
      why: `Both places are in ${from.state}.`,
    };
  if (isNear)
    return { possible: [Sprint, Express, InterState], suggested: Sprint, why: `The places are only about ${km} km apart.` };
  return {
    possible: [InterState],
    suggested: InterState,
    why: `${nameOf(from)} to ${nameOf(to)} is about ${formatNumber(Math.round(km / 10) * 10)} km, from one state to another.`,
  };
}

function nameOf({ city, state, label }: Place): string {
  return city || state || label;
}

const usual: Readonly<Record<DeliveryType, readonly DispatchMode[]>> = {
  [Sprint]: [dispatchMode.Bike, dispatchMode.Car, dispatchMode.Van, dispatchMode.Truck],
  [Express]: [dispatchMode.Bike, dispatchMode.Car, dispatchMode.Van, dispatchMode.Truck],
  [InterState]: [dispatchMode.Bus, dispatchMode.Van, dispatchMode.Truck],
  [International]: [dispatchMode.Air, dispatchMode.Sea],
};

type Mode = { readonly id: number; readonly heaviest: number };

/** The first usual way to travel that can take the weight. */
export function suggestedMode(type: DeliveryType, weight: number, modes: readonly Mode[]): DispatchMode | undefined {
  const canTake = (id: DispatchMode) => (modes.find((mode) => mode.id === id)?.heaviest ?? 0) >= weight;
  return usual[type].find(canTake);
}
