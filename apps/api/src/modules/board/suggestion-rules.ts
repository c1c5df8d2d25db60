import type { NotSuggestedView, SuggestionView } from '@waybill/contract/board/suggest-riders';
import type { VehicleGist } from '@waybill/contract/fleet/vehicle-view';
import { canTake } from '@waybill/contract/orders/can-take';
import { distanceKm, type Spot } from '@waybill/contract/places/distance';
import { type DispatchMode, dispatchMode } from '@waybill/contract/timeline/enums';
import type { Refusal } from './storage/board-orders.ts';

/** A rider as the rules look at them. */
export type Candidate = {
  readonly riderId: string;
  readonly name: string;
  readonly profilePicture: string | null;
  readonly isOnDuty: boolean;
  readonly vehicle: VehicleGist | undefined;
  /** Nothing where nobody knows where they are now. */
  readonly spot: Spot | undefined;
  /** All that they have, in their hands and still to be fetched. */
  readonly load: { readonly parcels: number; readonly grams: number };
  /** Their no to this parcel, if they have said it. */
  readonly refusal: Refusal | undefined;
};

export type ToGive = {
  readonly senderId: string;
  readonly riderId: string | null;
  readonly mode: DispatchMode;
  readonly weightGrams: number;
  /** Where it is to be fetched. */
  readonly at: Spot;
};

/** Whose travel time is asked for: the nearest as the crow flies. The others are farther away by any road. */
export const mostMeasured = 20;

const byVehicle: Readonly<Record<number, string>> = {
  [dispatchMode.Bike]: 'bike',
  [dispatchMode.Car]: 'car',
  [dispatchMode.Van]: 'van',
  [dispatchMode.Truck]: 'truck',
  [dispatchMode.Bus]: 'bus',
  [dispatchMode.Air]: 'plane',
  [dispatchMode.Sea]: 'boat',
};

/** Who may be suggested and why not the others; `hasVehicles`: the business keeps a list of its vehicles, so whoever has none goes on foot. */
export function sortOut(
  riders: readonly Candidate[],
  order: ToGive,
  hasVehicles: boolean,
): { readonly fit: Candidate[]; readonly others: NotSuggestedView[] } {
  const judged = riders.map((rider) => ({ rider, not: whyNot(rider, order, hasVehicles) }));
  const others = judged.flatMap(({ rider, not }) => (not ? [notSuggested(rider, ...not)] : []));
  const able = judged
    .flatMap(({ rider, not }) => (not ? [] : [rider]))
    .toSorted((one, other) => away(one, order) - away(other, order));
  const tooFar = able.slice(mostMeasured).map((rider) => notSuggested(rider, 'farther-away', 'Others are nearer.'));
  return { fit: able.slice(0, mostMeasured), others: [...tooFar, ...others] };
}

const away = ({ spot }: Candidate, { at }: ToGive) => (spot ? distanceKm(spot, at) : Number.MAX_SAFE_INTEGER);

type Not = readonly [why: NotSuggestedView['why'], reason: string];

function whyNot(rider: Candidate, order: ToGive, hasVehicles: boolean): Not | undefined {
  const { riderId, isOnDuty, vehicle, refusal, load } = rider;
  if (riderId === order.riderId) return ['has-it', 'Has it already.'];
  if (riderId === order.senderId) return ['own-parcel', 'It is their own parcel.'];
  if (refusal) return refusal.isSilent ? ['no-answer', `${refusal.reason}.`] : ['said-no', `Said no: ${refusal.reason}`];
  if (!isOnDuty) return ['off-duty', 'Off duty.'];
  if (!vehicle) return hasVehicles ? ['no-vehicle', 'Has no vehicle now.'] : undefined;
  if (!canTake(vehicle.kind, order.mode))
    return ['wrong-vehicle', `Rides a ${byVehicle[vehicle.kind]}, and it asks for another.`];
  const kg = order.weightGrams / 1000;
  const freeKg = freeKilograms(vehicle, load);
  if (kg > freeKg) return ['no-room', `Has room for ${figure(Math.max(0, freeKg))} kg, and it weighs ${figure(kg)} kg.`];
  if (load.parcels >= vehicle.capacityPlaces) return ['no-room', `Has ${parcels(load.parcels)}, which is all that finds room.`];
  return undefined;
}

function notSuggested(
  { riderId, name, profilePicture }: Candidate,
  why: NotSuggestedView['why'],
  reason: string,
): NotSuggestedView {
  return { riderId, name, profilePicture, why, reason };
}

const freeKilograms = ({ capacityKg }: VehicleGist, { grams }: Candidate['load']) => capacityKg - grams / 1000;

export type Measured = { readonly rider: Candidate /** Infinity where no way leads. */; readonly seconds: number | undefined };

/** The soonest first; whose place nobody knows comes last, and of two alike whoever has less to do. */
export function rank(measured: readonly Measured[]): SuggestionView[] {
  const known = measured.map(({ rider, seconds }) => ({ rider, minutes: minutesOf(seconds) }));
  return known
    .toSorted(
      (one, other) =>
        (one.minutes ?? Number.MAX_SAFE_INTEGER) - (other.minutes ?? Number.MAX_SAFE_INTEGER) ||
        one.rider.load.parcels - other.rider.load.parcels,
    )
    .map(({ rider, minutes }) => {
      const { riderId, name, profilePicture, vehicle = null } = rider;
      return { riderId, name, profilePicture, minutes, vehicle, reason: reasonOf(rider, minutes) };
    });
}

function minutesOf(seconds: number | undefined): number | null {
  return seconds === undefined || !Number.isFinite(seconds) ? null : Math.ceil(seconds / 60);
}

/** “12 minutes away by bike, with room for 18 kg; has 2 parcels.” */
function reasonOf({ vehicle, load }: Candidate, minutes: number | null): string {
  const by = vehicle ? ` by ${byVehicle[vehicle.kind]}` : '';
  const where = minutes === null ? 'On duty; we do not know how far away' : `${minutesWords(minutes)} away${by}`;
  const room = vehicle ? `, with room for ${figure(freeKilograms(vehicle, load))} kg` : '';
  return `${where}${room}; ${load.parcels === 0 ? 'has nothing to do' : `has ${parcels(load.parcels)}`}.`;
}

function minutesWords(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

const parcels = (count: number) => (count === 1 ? 'one parcel' : `${count} parcels`);
const figure = (value: number) => String(Math.round(value * 10) / 10);
