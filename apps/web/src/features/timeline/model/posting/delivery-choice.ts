import type { Place } from '@waybill/contract/places/place';
import { deliveryFit } from '@waybill/contract/timeline/delivery-fit';
import { type DeliveryType, type DispatchMode, deliveryType, dispatchMode } from '@waybill/contract/timeline/enums';
import { modesBetween, modesFor } from '@waybill/contract/timeline/travel-fit';
import { formatNumber } from '../../../../ui/format-number.ts';

const { Sprint, InterState, International, Express } = deliveryType;

export type DeliveryChoice = {
  readonly possible: readonly DeliveryType[];
  readonly suggested: DeliveryType | null;
  /** Why these and no others, in a sentence. */
  readonly why: string;
};

/** Which kinds of delivery a form offers for two places, one of them or none. */
export function deliveryChoice(from: Place | null, to: Place | null): DeliveryChoice {
  if (!from || !to)
    return { possible: [Sprint, InterState, International, Express], suggested: null, why: 'Please choose both places first' };
  const { types, because, km } = deliveryFit(from, to);
  const why = {
    abroad: 'The places are in two countries.',
    'same-state': `Both places are in ${from.state}.`,
    nearby: `The places are only about ${Math.round(km)} km apart.`,
    far: `${nameOf(from)} to ${nameOf(to)} is about ${formatNumber(Math.round(km / 10) * 10)} km, from one state to another.`,
  }[because];
  return { possible: types, suggested: types[0], why };
}

function nameOf({ city, state, label }: Place): string {
  return city || state || label;
}

/** Which ways to travel a form offers for two places: those that go there, for a parcel those of its kind of delivery. */
export function modeChoice(from: Place | null, to: Place | null, type?: DeliveryType | null): readonly DispatchMode[] {
  if (!from || !to) return Object.values(dispatchMode);
  return type === undefined || type === null ? modesBetween(from, to) : modesFor(type, from, to);
}

/** The kind of delivery that a field holds. */
export function typeIn(field: string): DeliveryType | null {
  return Object.values(deliveryType).find((type) => String(type) === field) ?? null;
}

const byHand = [dispatchMode.Bike, dispatchMode.Car, dispatchMode.Van, dispatchMode.Truck];
const usual: Readonly<Record<DeliveryType, readonly DispatchMode[]>> = {
  [Sprint]: byHand,
  [Express]: byHand,
  [InterState]: [dispatchMode.Bus, dispatchMode.Van, dispatchMode.Truck],
  [International]: [dispatchMode.Air, dispatchMode.Bus, dispatchMode.Van, dispatchMode.Sea, dispatchMode.Truck],
};

type Mode = { readonly id: number; readonly heaviest: number };

/** The first usual way to travel that goes there and can take the weight. */
export function suggestedMode(
  type: DeliveryType,
  weight: number,
  modes: readonly Mode[],
  offered: readonly DispatchMode[],
): DispatchMode | undefined {
  const canTake = (id: DispatchMode) => (modes.find((mode) => mode.id === id)?.heaviest ?? 0) >= weight;
  return usual[type].find((mode) => offered.includes(mode) && canTake(mode));
}
