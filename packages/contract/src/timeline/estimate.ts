import type { Currency } from '../money.ts';
import { distanceKm, type Spot } from '../places/distance.ts';
import { type DeliveryType, type DispatchMode, dispatchMode } from './enums.ts';
import { freeKilograms, nairaPerDollar, priceTable } from './price-table.ts';

/** What a price depends on. */
export type Journey = {
  readonly from: Spot;
  readonly to: Spot;
  /** In kilograms. */
  readonly weight: number;
  readonly kind: DeliveryType;
  readonly mode: DispatchMode;
};

/** An estimate to the kobo is not believed: fifty naira, or ten cents, in minor units. */
export const estimateSteps: Readonly<Record<Currency, number>> = { NGN: 5_000, USD: 10 };

const townKm = 60;

/**
 * Roads are longer than lines, in towns more so than between them. The town's part is counted first, so that a place
 * farther away is never nearer by road.
 */
export function travelKm(from: Spot, to: Spot, mode: number): number {
  const straight = distanceKm(from, to);
  if (mode === dispatchMode.Air) return straight;
  return Math.min(straight, townKm) * 1.35 + Math.max(0, straight - townKm) * 1.2;
}

type Estimate = { readonly km: number; readonly start: number; readonly distance: number; readonly weight: number };

/** The parts of a fee by the table, in minor units; nothing where that kind of delivery does not go that way. */
export function estimateFee(journey: Journey, currency: Currency): Estimate | undefined {
  const rate = priceTable[journey.kind][journey.mode];
  if (!rate) return undefined;
  const step = estimateSteps[currency];
  const money = (naira: number) => Math.round((naira * 100) / (currency === 'NGN' ? 1 : nairaPerDollar) / step) * step;
  const km = travelKm(journey.from, journey.to, journey.mode);
  return {
    km,
    start: money(rate.start),
    distance: money(km * rate.perKm),
    weight: money(Math.max(0, journey.weight - freeKilograms) * rate.perKg),
  };
}
