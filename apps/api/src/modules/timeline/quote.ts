import { type Currency, toMinor } from '@waybill/contract/money';
import { distanceKm, type Spot } from '@waybill/contract/places/distance';
import type { Place } from '@waybill/contract/places/place';
import {
  type DeliveryType,
  type DispatchMode,
  deliveryType,
  deliveryTypeLabels,
  dispatchMode,
  packagePrices,
} from '@waybill/contract/timeline/enums';
import { kindAgainst, tooHeavyFor } from './package-rules.ts';

export type QuoteInput = {
  readonly from: Place;
  readonly to: Place;
  readonly weight: number;
  readonly kind: DeliveryType;
  readonly mode: DispatchMode;
  readonly currency: Currency;
};

type Reason = { readonly title: string; readonly detail: string; readonly minor: number };

/** In minor units. The reasons add up to the middle between low and high. */
export type Quote = {
  readonly low: number;
  readonly high: number;
  readonly distanceKm: number;
  readonly reasons: readonly Reason[];
  readonly notes: readonly string[];
};

/** Ours to begin with, in naira: no fees that people agreed on stand behind these yet. */
const start: Readonly<Record<DeliveryType, number>> = { 0: 900, 1: 2_000, 2: 12_000, 3: 1_600 };
const perKilometre: Readonly<Record<DispatchMode, number>> = { 0: 70, 1: 110, 2: 160, 3: 300, 4: 12, 5: 18, 6: 4 };
const perKilogram: Readonly<Record<DispatchMode, number>> = { 0: 50, 1: 60, 2: 40, 3: 25, 4: 120, 5: 3_500, 6: 400 };
/** So much goes along for nothing. */
const freeKilograms = 2;
/** Only to show naira in dollars; no money is changed at this rate. */
const nairaPerDollar = 1_500;
const spreadPercent = 15;
/** An estimate to the kobo is not believed: fifty naira, or ten cents, in minor units. */
const steps: Readonly<Record<Currency, number>> = { NGN: 5_000, USD: 10 };

const nearKm = 60;

/**
 * Roads are longer than lines, in towns more so than between them. The town's part is counted first, so that a place
 * farther away is never nearer by road.
 */
export function travelKm(from: Spot, to: Spot, mode: DispatchMode): number {
  const straight = distanceKm(from, to);
  if (mode === dispatchMode.Air) return straight;
  return Math.min(straight, nearKm) * 1.35 + Math.max(0, straight - nearKm) * 1.2;
}

export function quoteFor(input: QuoteInput): Quote {
  const { kind, mode, weight, currency } = input;
  const km = travelKm(input.from, input.to, mode);
  const step = steps[currency];
  const money = (naira: number) => Math.round((naira * 100) / (currency === 'NGN' ? 1 : nairaPerDollar) / step) * step;
  const charged = Math.max(0, weight - freeKilograms);
  const reasons: Reason[] = [
    { title: deliveryTypeLabels[kind], detail: startWords(kind), minor: money(start[kind]) },
    { title: 'Distance', detail: distanceWords(km, mode), minor: money(km * perKilometre[mode]) },
    { title: 'Weight', detail: weightWords(weight), minor: money(charged * perKilogram[mode]) },
  ];
  const sum = reasons.reduce((total, { minor }) => total + minor, 0);
  const lowest = Number(toMinor(packagePrices[currency].lowest));
  const highest = Number(toMinor(packagePrices[currency].highest));
  const middle = Math.min(Math.max(sum, lowest), highest);
  if (middle > sum) reasons.push({ title: 'Smallest fee', detail: 'the least that a carrier is paid', minor: middle - sum });
  if (middle < sum) reasons.push({ title: 'Largest fee', detail: 'the most that a carrier is paid', minor: middle - sum });
  const spread = Math.min(Math.floor((middle * spreadPercent) / 100 / step) * step, middle - lowest, highest - middle);
  return { low: middle - spread, high: middle + spread, distanceKm: rounded(km), reasons, notes: notesOf(input) };
}

function rounded(km: number): number {
  return km < 10 ? Math.round(km * 10) / 10 : Math.round(km);
}

function startWords(kind: DeliveryType): string {
  if (kind === deliveryType.Express) return 'a rider comes at once';
  if (kind === deliveryType.International) return 'papers and customs';
  return 'coming to fetch it';
}

function distanceWords(km: number, mode: DispatchMode): string {
  const way = mode === dispatchMode.Air ? 'by air' : mode === dispatchMode.Sea ? 'by sea' : 'by road';
  return `about ${rounded(km).toLocaleString('en-NG')} km ${way}`;
}

function weightWords(weight: number): string {
  return weight <= freeKilograms ? `up to ${freeKilograms} kg go along for nothing` : `${weight.toLocaleString('en-NG')} kg`;
}

function notesOf({ from, to, kind, mode, weight }: QuoteInput): string[] {
  const estimate = 'This is an estimate. You name the price, and carriers may offer another.';
  const distance = 'The distance is worked out from the map, not from the road.';
  return [estimate, distance, kindAgainst(kind, from, to), tooHeavyFor(mode, weight)].filter((note) => note !== undefined);
}
