import type { Currency } from '../money.ts';
import { type DispatchMode, deliveryType, dispatchMode } from '../timeline/enums.ts';
import { nairaPerDollar, priceTable } from '../timeline/price-table.ts';
import type { PriceList } from './price-list.ts';

const bandsKm = [5, 10, 20, 40] as const;
const weightsKg = [5, 15, 30, 200] as const;
const town = priceTable[deliveryType.Sprint];
const bike = town[dispatchMode.Bike];

/**
 * The list of a business that has written none: its base fare as far as 5 km, and from there by our table of prices for a town. What
 * the form begins with, too.
 */
export function defaultPriceList(baseFare: number | null, currency: Currency): PriceList {
  const money = (naira: number) =>
    currency === 'NGN' ? Math.round(naira / 50) * 50 : Math.round((naira / nairaPerDollar) * 10) / 10;
  const perKm = bike?.perKm ?? 0;
  const start = bike?.start ?? 0;
  const base = baseFare ?? Math.max(money(start + 5 * perKm), currency === 'NGN' ? 500 : 1);
  const extra = (mode: DispatchMode) => money((town[mode]?.start ?? start) - start);
  const cents = (value: number) => Math.round(value * 100) / 100;
  return {
    bands: bandsKm.map((upToKm) => ({ upToKm, fee: cents(base + money((upToKm - 5) * perKm)) })),
    beyondPerKm: null,
    weightSteps: weightsKg.map((upToKg) => ({ upToKg, supplement: money((upToKg - 5) * (bike?.perKg ?? 0)) })),
    vehicles: [dispatchMode.Bike, dispatchMode.Car, dispatchMode.Van].map((mode) => ({
      dispatchMode: mode,
      supplement: extra(mode),
    })),
    expressSupplement: cents(money(start / 3)),
    waiting: { freeMinutes: 10, perMinute: currency === 'NGN' ? 50 : 0.05 },
    failedAttemptPercent: 50,
  };
}
