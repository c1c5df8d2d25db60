import type { DeliveryType, DispatchMode } from './enums.ts';

/** Naira: for coming to fetch it and handing it over, for each kilometre of the way, for each kilogram above the free ones. */
export type Rate = { readonly start: number; readonly perKm: number; readonly perKg: number };

const rate = (start: number, perKm: number, perKg: number): Rate => ({ start, perKm, perKg });

/**
 * The market as we know it, by kind of delivery and mode of travel. In town a vehicle is hired for the one parcel; between towns
 * parcels share it, which is why a kilometre costs so little there. A mode that is missing does not go that kind of way.
 * docs/prices.md says where each comes from.
 */
export const priceTable: Readonly<Record<DeliveryType, Readonly<Partial<Record<DispatchMode, Rate>>>>> = {
  // Local: bike, car, van, truck, bus.
  0: {
    0: rate(1_200, 80, 50),
    1: rate(2_000, 110, 40),
    2: rate(5_000, 180, 25),
    3: rate(20_000, 400, 10),
    4: rate(1_000, 30, 60),
  },
  // From state to state: car, van, truck, bus, air, sea.
  1: {
    1: rate(2_000, 7, 220),
    2: rate(1_500, 6, 150),
    3: rate(4_000, 8, 60),
    4: rate(1_800, 6, 200),
    5: rate(6_000, 5, 1_000),
    6: rate(10_000, 4, 150),
  },
  // Abroad: car, van, truck, bus, air, sea.
  2: {
    1: rate(7_000, 9, 350),
    2: rate(5_500, 8, 250),
    3: rate(12_000, 10, 100),
    4: rate(6_000, 8, 300),
    5: rate(25_000, 5, 9_000),
    6: rate(45_000, 3, 1_200),
  },
  // Express: bike, car, van, truck.
  3: { 0: rate(1_600, 110, 60), 1: rate(2_600, 150, 50), 2: rate(7_000, 240, 30), 3: rate(28_000, 550, 12) },
};

/** So much goes along for nothing. */
export const freeKilograms = 2;

/** Only to show naira in dollars; no money is changed at this rate. */
export const nairaPerDollar = 1_500;
