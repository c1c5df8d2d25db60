import { toMinor } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import { packagePrices } from '@waybill/contract/timeline/enums';
import { estimateFee, travelKm } from '@waybill/contract/timeline/estimate';
import { priceTable } from '@waybill/contract/timeline/price-table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PastFee, type QuoteInput, quoteFor } from './quote.ts';

const at = (latitude: number, longitude: number, state = '', countryCode = 'NG'): Place => ({
  label: 'Somewhere',
  latitude,
  longitude,
  countryCode,
  state,
  city: '',
});
const yaba = at(6.51, 3.37, 'Lagos');
const victoriaIsland = at(6.43, 3.42, 'Lagos');
const ibadan = at(7.38, 3.91, 'Oyo');
const kano = at(12.0, 8.52, 'Kano');
const wuse = at(9.08, 7.47, 'Federal Capital Territory');
const london = at(51.51, -0.13, 'England', 'GB');

const place = fc.record({ latitude: fc.integer({ min: -80, max: 80 }), longitude: fc.integer({ min: -180, max: 180 }) });
const somewhere = place.map(({ latitude, longitude }) => at(latitude, longitude));
const way = fc.constantFrom(
  ...([0, 1, 2, 3] as const).flatMap((kind) =>
    ([0, 1, 2, 3, 4, 5, 6] as const).filter((mode) => priceTable[kind][mode]).map((mode) => ({ kind, mode })),
  ),
);
const input = fc
  .record({
    from: somewhere,
    to: somewhere,
    weight: fc.integer({ min: 1, max: 3_000_000 }).map((hundredths) => hundredths / 100),
    way,
    currency: fc.constantFrom('NGN', 'USD'),
  })
  .map(({ way: { kind, mode }, ...rest }): QuoteInput => ({ ...rest, kind, mode }));

/** Fees that people agreed on, the sane and the mad, few and many. */
const past = fc.array(
  fc
    .record({
      from: somewhere,
      to: somewhere,
      way,
      weight: fc.integer({ min: 1, max: 500 }),
      feeMinor: fc.integer({ min: 100, max: 500_000_000 }),
    })
    .map(({ way: { kind, mode }, ...rest }): PastFee => ({ ...rest, kind, mode })),
  { maxLength: 30 },
);

const ordinary: QuoteInput = { from: yaba, to: wuse, weight: 5, kind: 1, mode: 4, currency: 'NGN' };

function quoted(one: QuoteInput, before: readonly PastFee[] = []) {
  const quote = quoteFor(one, before);
  if (!quote) throw new Error('There is no price for it');
  return quote;
}

/** The same parcel, agreed on so many times, for so much of what the table says. */
const agreed = (times: number, factor: number): PastFee[] => {
  const parts = estimateFee(ordinary, 'NGN');
  if (!parts) throw new Error('There is no price for it');
  const feeMinor = Math.round((parts.start + parts.distance + parts.weight) * factor);
  return Array.from({ length: times }, () => ({ ...ordinary, feeMinor }));
};

describe('a quote', () => {
  it('is a range within what a package may cost, whose middle is the sum of its reasons', () => {
    fc.assert(
      fc.property(input, past, (one, before) => {
        const { low, high, reasons, distanceKm } = quoted(one, before);
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThanOrEqual(Number(toMinor(packagePrices[one.currency].lowest)));
        expect(high).toBeLessThanOrEqual(Number(toMinor(packagePrices[one.currency].highest)));
        expect(high, 'no wider than a sender can use').toBeLessThanOrEqual(low * 2);
        expect(reasons.reduce((sum, { minor }) => sum + minor, 0)).toBe((low + high) / 2);
        expect(reasons.every(({ minor }) => Number.isSafeInteger(minor))).toBe(true);
        expect(distanceKm).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is never less for more weight', () => {
    fc.assert(
      fc.property(input, past, fc.double({ min: 0, max: 5_000, noNaN: true }), (one, before, more) => {
        const [light, heavy] = [quoted(one, before), quoted({ ...one, weight: one.weight + more }, before)];
        expect(heavy.low).toBeGreaterThanOrEqual(light.low);
        expect(heavy.high).toBeGreaterThanOrEqual(light.high);
      }),
    );
  });

  it('is never less for a longer way', () => {
    const north = fc.double({ min: 0, max: 60, noNaN: true });
    fc.assert(
      fc.property(input, past, north, north, (one, before, a, b) => {
        const to = (degrees: number) => quoted({ ...one, from: at(0, 0), to: at(degrees, 0) }, before);
        const [near, far] = [to(Math.min(a, b)), to(Math.max(a, b))];
        expect(far.low).toBeGreaterThanOrEqual(near.low);
        expect(far.high).toBeGreaterThanOrEqual(near.high);
      }),
    );
  });

  it('says what it is made of', () => {
    const { low, high, distanceKm, reasons, deliveries } = quoted(ordinary);
    expect(distanceKm).toBe(650);
    expect(reasons).toEqual([
      { title: 'Inter-state', detail: 'fetching it and handing it over', minor: 180_000 },
      { title: 'Distance', detail: 'about 650 km by road', minor: 390_000 },
      { title: 'Weight', detail: '5 kg', minor: 60_000 },
    ]);
    expect([low, high, deliveries]).toEqual([505_000, 755_000, 0]);
  });

  it('is none for what does not go that way', () => {
    expect(quoteFor({ ...ordinary, mode: 0 })).toBeUndefined();
  });

  it('goes straight by air and around by road', () => {
    expect(travelKm(yaba, wuse, 5)).toBeLessThan(travelKm(yaba, wuse, 1));
    expect(travelKm(yaba, yaba, 1)).toBe(0);
  });
});

describe('the table of prices agrees with the market', () => {
  const naira = (more: Partial<QuoteInput>) => {
    const { low, high } = quoted({ ...ordinary, weight: 2, ...more });
    return [low / 100, high / 100] as const;
  };

  it.each([
    ['a bike across Lagos', { to: victoriaIsland, kind: 0, mode: 0 }, 1_500, 4_000],
    ['a bike across Lagos at once', { to: victoriaIsland, kind: 3, mode: 0 }, 2_000, 5_000],
    ['a bus to Ibadan', { to: ibadan, mode: 4 }, 2_000, 4_000],
    ['a bus to Abuja', { mode: 4 }, 4_000, 8_000],
    ['a bus to Kano', { to: kano, mode: 4 }, 5_000, 10_000],
    ['a place in a van to Abuja', { mode: 2 }, 3_500, 8_000],
    ['a plane to Abuja', { mode: 5 }, 6_000, 15_000],
    ['luggage to London', { to: london, kind: 2, mode: 5 }, 35_000, 75_000],
  ] as const)('%s', (_, more, least, most) => {
    const [low, high] = naira(more);
    expect(low).toBeGreaterThanOrEqual(least);
    expect(high).toBeLessThanOrEqual(most);
  });

  it('a car asks little more than a bus for the same way', () => {
    for (const to of [ibadan, wuse, kano]) {
      const [bus, car] = [naira({ to, mode: 4 })[1], naira({ to, mode: 1 })[1]];
      expect(car / bus).toBeGreaterThan(1);
      expect(car / bus).toBeLessThan(1.5);
    }
  });
});

describe('once ten fees were agreed on a route', () => {
  it('a quote goes by them, and says so', () => {
    const { low, high, deliveries, reasons } = quoted(ordinary, agreed(14, 1.5));
    expect(deliveries).toBe(14);
    expect(reasons.at(-1)).toMatchObject({ title: 'This route', detail: 'from 14 deliveries on this route' });
    expect((low + high) / 2).toBe(945_000);
  });

  it('and not before', () => {
    expect(quoted(ordinary, agreed(9, 1.5))).toEqual(quoted(ordinary));
    expect(quoted(ordinary, agreed(10, 1.5)).deliveries).toBe(10);
  });

  it('the more they differ, the wider it is', () => {
    const width = ({ low, high }: ReturnType<typeof quoted>) => high - low;
    const mixed = [...agreed(5, 0.8), ...agreed(5, 1), ...agreed(5, 1.25)];
    expect(width(quoted(ordinary, agreed(15, 1)))).toBeLessThan(width(quoted(ordinary, mixed)));
  });

  it('a few odd ones among them change nothing', () => {
    const odd = agreed(3, 40);
    expect(quoted(ordinary, [...agreed(11, 1), ...odd]).low).toBeGreaterThan(500_000);
    expect(quoted(ordinary, [...agreed(11, 1), ...odd]).high).toBeLessThan(760_000);
  });
});
