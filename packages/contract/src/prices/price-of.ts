import { type Currency, toMinor } from '../money.ts';
import { canTake } from '../orders/can-take.ts';
import { heaviestByMode, dispatchMode as modes, packagePrices } from '../timeline/enums.ts';
import type { PriceList } from './price-list.ts';

/** What a price depends on. */
export type PricedParcel = {
  readonly distanceKm: number;
  readonly weight: number;
  /** How the sender asked for it to travel. */
  readonly dispatchMode: number;
  readonly isExpress: boolean;
  /** What happened on the way; nothing before it. */
  readonly waitedMinutes?: number;
  readonly failedAttempts?: number;
};

/** A part of a price with its reason, in minor units. */
export type PriceLine = { readonly title: string; readonly detail: string; readonly minor: number };

export type ListedPrice =
  | { readonly isOffered: true; readonly feeMinor: number; readonly dispatchMode: number; readonly lines: readonly PriceLine[] }
  | { readonly isOffered: false; readonly why: 'too-far' | 'too-heavy' | 'no-vehicle' | 'too-dear' };

const offTheRoad: readonly number[] = [modes.Air, modes.Sea];

const inMinor = (major: number) => Number(toMinor(major));

/**
 * What a parcel costs by a list, and why; the lines add up to the fee. The one place where a list is read: the server's quotes and the
 * form's example both come from here.
 */
export function priceOf(list: PriceList, currency: Currency, parcel: PricedParcel): ListedPrice {
  const { distanceKm, weight } = parcel;
  const distance = distanceLine(list, distanceKm);
  if (!distance) return { isOffered: false, why: 'too-far' };
  const step = list.weightSteps.find(({ upToKg }) => weight <= upToKg);
  if (!step) return { isOffered: false, why: 'too-heavy' };
  const vehicle = cheapestVehicle(list, parcel);
  if (!vehicle) return { isOffered: false, why: 'no-vehicle' };
  const lines = [
    distance,
    { title: vehicleNames[vehicle.dispatchMode] ?? 'Vehicle', detail: 'what it rides with', minor: inMinor(vehicle.supplement) },
    { title: 'Weight', detail: `up to ${step.upToKg.toLocaleString('en-NG')} kg`, minor: inMinor(step.supplement) },
  ];
  if (parcel.isExpress) lines.push({ title: 'Express', detail: 'a rider comes at once', minor: inMinor(list.expressSupplement) });
  const ride = sumOf(lines);
  const least = inMinor(packagePrices[currency].lowest);
  if (ride < least) lines.push({ title: 'Smallest fee', detail: 'the least that a carrier is paid', minor: least - ride });
  const fee = Math.max(ride, least);
  lines.push(...afterwards(list, fee, parcel));
  const feeMinor = sumOf(lines);
  if (feeMinor > inMinor(packagePrices[currency].highest)) return { isOffered: false, why: 'too-dear' };
  const isSaid = ({ minor }: PriceLine, index: number) => index === 0 || minor > 0;
  return { isOffered: true, feeMinor, dispatchMode: vehicle.dispatchMode, lines: lines.filter(isSaid) };
}

function distanceLine({ bands, beyondPerKm }: PriceList, distanceKm: number): PriceLine | undefined {
  const band = bands.find(({ upToKm }) => distanceKm <= upToKm);
  if (band) return { title: 'Distance', detail: `up to ${figure(band.upToKm)} km`, minor: inMinor(band.fee) };
  const last = bands.at(-1);
  if (!last || beyondPerKm === null) return undefined;
  const beyond = Math.ceil(distanceKm - last.upToKm);
  const detail = `${figure(last.upToKm)} km, and ${figure(beyond)} km more`;
  return { title: 'Distance', detail, minor: inMinor(last.fee) + beyond * inMinor(beyondPerKm) };
}

/** A van carries what a plane does, and yet a way through the air is not one that it drives. */
function rides(mode: number, wanted: number): boolean {
  return offTheRoad.includes(wanted) ? mode === wanted : canTake(mode, wanted);
}

/** Of those that can take it, the one that costs least. */
function cheapestVehicle(
  { vehicles }: PriceList,
  { dispatchMode, weight }: PricedParcel,
): PriceList['vehicles'][number] | undefined {
  const heaviest: Readonly<Record<number, number>> = heaviestByMode;
  const fitting = vehicles.filter((row) => rides(row.dispatchMode, dispatchMode) && weight <= (heaviest[row.dispatchMode] ?? 0));
  return fitting.toSorted((one, other) => one.supplement - other.supplement || one.dispatchMode - other.dispatchMode)[0];
}

/** What came on top on the way: waiting beyond what is free, and attempts at which nobody took it. */
function afterwards(list: PriceList, feeMinor: number, { waitedMinutes = 0, failedAttempts = 0 }: PricedParcel): PriceLine[] {
  const paid = Math.max(0, Math.ceil(waitedMinutes) - list.waiting.freeMinutes);
  const perAttempt = Math.round((feeMinor * list.failedAttemptPercent) / 100);
  return [
    {
      title: 'Waiting',
      detail: `${figure(paid)} min beyond ${list.waiting.freeMinutes} free ones`,
      minor: paid * inMinor(list.waiting.perMinute),
    },
    {
      title: 'Failed attempts',
      detail: `${failedAttempts}, each ${list.failedAttemptPercent}% of the ride`,
      minor: failedAttempts * perAttempt,
    },
  ].filter(({ minor }) => minor > 0);
}

const sumOf = (lines: readonly PriceLine[]) => lines.reduce((sum, { minor }) => sum + minor, 0);
const figure = (value: number) => value.toLocaleString('en-NG');

const vehicleNames: Readonly<Record<number, string>> = {
  0: 'Bike',
  1: 'Car',
  2: 'Van',
  3: 'Truck',
  4: 'Bus',
  5: 'Air',
  6: 'Sea',
};
