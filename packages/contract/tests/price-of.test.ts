import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPriceList } from '../src/prices/default-price-list.ts';
import { type PriceList, priceList } from '../src/prices/price-list.ts';
import { type PricedParcel, priceOf } from '../src/prices/price-of.ts';

const money = fc.integer({ min: 0, max: 5_000_000 }).map((cents) => cents / 100);
const rising = (most: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 6 })
    .map((values) => values.sort((one, other) => one - other));
const neverFalling = fc.array(money, { minLength: 6, maxLength: 6 }).map((values) => values.sort((one, other) => one - other));

const anyList: fc.Arbitrary<PriceList> = fc
  .record({
    kilometres: rising(3_000),
    fees: neverFalling,
    beyondPerKm: fc.option(money),
    kilograms: rising(30_000),
    supplements: neverFalling,
    vehicles: fc.uniqueArray(fc.record({ dispatchMode: fc.integer({ min: 0, max: 6 }), supplement: money }), {
      minLength: 1,
      selector: ({ dispatchMode }) => dispatchMode,
    }),
    expressSupplement: money,
    waiting: fc.record({ freeMinutes: fc.integer({ min: 0, max: 240 }), perMinute: money }),
    failedAttemptPercent: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ kilometres, fees, kilograms, supplements, ...rest }) => ({
    ...rest,
    bands: kilometres.map((upToKm, index) => ({ upToKm, fee: (fees[index] ?? 0) + 1 })),
    weightSteps: kilograms.map((upToKg, index) => ({ upToKg, supplement: supplements[index] ?? 0 })),
  }));

const anyParcel: fc.Arbitrary<PricedParcel> = fc.record({
  distanceKm: fc.double({ min: 0, max: 4_000, noNaN: true }),
  weight: fc.double({ min: 0.01, max: 31_000, noNaN: true }),
  dispatchMode: fc.integer({ min: 0, max: 6 }),
  isExpress: fc.boolean(),
  waitedMinutes: fc.integer({ min: 0, max: 600 }),
  failedAttempts: fc.integer({ min: 0, max: 3 }),
});

const currency = fc.constantFrom('NGN', 'USD');

/** What it costs; endlessly much where it is not offered, so that “never less” can be said of it, too. */
function feeOf(...asked: Parameters<typeof priceOf>): number {
  const price = priceOf(...asked);
  return price.isOffered ? price.feeMinor : Number.POSITIVE_INFINITY;
}

describe('a price by a list', () => {
  it('is a whole number of kobo above zero, and its lines add up to it', () => {
    fc.assert(
      fc.property(anyList, currency, anyParcel, (list, inCurrency, parcel) => {
        const price = priceOf(list, inCurrency, parcel);
        if (!price.isOffered) return;
        expect(price.feeMinor).toBeGreaterThan(0);
        expect(price.lines.every(({ minor }) => Number.isSafeInteger(minor) && minor >= 0)).toBe(true);
        expect(price.lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(price.feeMinor);
      }),
    );
  });

  it('is never less for a longer way, a heavier parcel, more haste, more waiting or another attempt', () => {
    const more = fc.record({
      distanceKm: fc.double({ min: 0, max: 500, noNaN: true }),
      weight: fc.double({ min: 0, max: 500, noNaN: true }),
      waitedMinutes: fc.integer({ min: 0, max: 60 }),
      failedAttempts: fc.integer({ min: 0, max: 1 }),
    });
    fc.assert(
      fc.property(anyList, currency, anyParcel, more, (list, inCurrency, parcel, plus) => {
        const before = feeOf(list, inCurrency, parcel);
        for (const [what, by] of Object.entries(plus))
          expect(
            feeOf(list, inCurrency, { ...parcel, [what]: (parcel[what as keyof typeof plus] ?? 0) + by }),
            what,
          ).toBeGreaterThanOrEqual(before);
        expect(feeOf(list, inCurrency, { ...parcel, isExpress: true })).toBeGreaterThanOrEqual(
          feeOf(list, inCurrency, { ...parcel, isExpress: false }),
        );
      }),
    );
  });

  const list = defaultPriceList(1_500, 'NGN');
  const parcel = { distanceKm: 4, weight: 2, dispatchMode: 0, isExpress: false };

  it('begins at the base fare where a business has written no list', () => {
    expect(priceOf(list, 'NGN', parcel)).toEqual({
      isOffered: true,
      feeMinor: 150_000,
      dispatchMode: 0,
      lines: [{ title: 'Distance', detail: 'up to 5 km', minor: 150_000 }],
    });
  });

  it('says each part of it', () => {
    const price = priceOf(list, 'NGN', {
      ...parcel,
      distanceKm: 12,
      weight: 9,
      dispatchMode: 2,
      isExpress: true,
      waitedMinutes: 14,
      failedAttempts: 1,
    });
    expect(price.isOffered && price.lines.map(({ title, minor }) => [title, minor])).toEqual([
      ['Distance', 270_000],
      ['Van', 380_000],
      ['Weight', 50_000],
      ['Express', 40_000],
      ['Waiting', 20_000],
      ['Failed attempts', 370_000],
    ]);
  });

  it('is not named where the way is too long, the parcel too heavy or no vehicle fits', () => {
    expect(priceOf(list, 'NGN', { ...parcel, distanceKm: 41 })).toEqual({ isOffered: false, why: 'too-far' });
    expect(priceOf({ ...list, beyondPerKm: 100 }, 'NGN', { ...parcel, distanceKm: 41.2 })).toMatchObject({
      isOffered: true,
      feeMinor: 450_000,
    });
    expect(priceOf(list, 'NGN', { ...parcel, weight: 201 })).toEqual({ isOffered: false, why: 'too-heavy' });
    expect(priceOf(list, 'NGN', { ...parcel, dispatchMode: 3 })).toEqual({ isOffered: false, why: 'no-vehicle' });
    const dear = [{ upToKm: 10, fee: 5_000_001 }];
    expect(priceOf({ ...list, bands: dear }, 'NGN', parcel)).toEqual({ isOffered: false, why: 'too-dear' });
  });

  it('is never under the least that a carrier is paid', () => {
    expect(priceOf({ ...list, bands: [{ upToKm: 5, fee: 100 }] }, 'NGN', parcel)).toMatchObject({ feeMinor: 50_000 });
  });
});

describe('a list', () => {
  it('is one that the contract takes, whatever the base fare', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 1, max: 10_000_000 })), currency, (fare, inCurrency) => {
        expect(priceList.safeParse(defaultPriceList(fare === null ? null : fare / 100, inCurrency)).error).toBeUndefined();
      }),
    );
  });

  it.each([
    [
      'bands',
      [
        { upToKm: 10, fee: 2000 },
        { upToKm: 10, fee: 3000 },
      ],
    ],
    [
      'bands',
      [
        { upToKm: 10, fee: 2000 },
        { upToKm: 20, fee: 1999 },
      ],
    ],
    ['bands', []],
    [
      'weightSteps',
      [
        { upToKg: 5, supplement: 300 },
        { upToKg: 9, supplement: 200 },
      ],
    ],
    [
      'vehicles',
      [
        { dispatchMode: 0, supplement: 0 },
        { dispatchMode: 0, supplement: 5 },
      ],
    ],
    ['expressSupplement', -1],
    ['failedAttemptPercent', 101],
  ])('is refused with %s of %j', (field, value) => {
    const { error } = priceList.safeParse({ ...defaultPriceList(1_500, 'NGN'), [field]: value });
    expect(error?.issues[0]?.path[0]).toBe(field);
  });
});

it('a way through the air or over the sea has no price of a van, which carries as much and drives', () => {
  const list: PriceList = { ...defaultPriceList(1_500, 'NGN'), vehicles: [{ dispatchMode: 2, supplement: 0 }], beyondPerKm: 10 };
  const ask = (dispatchMode: number) => priceOf(list, 'NGN', { distanceKm: 5, weight: 2, dispatchMode, isExpress: false });
  expect([2, 1, 5, 6].map((mode) => ask(mode).isOffered)).toEqual([true, true, false, false]);
});
