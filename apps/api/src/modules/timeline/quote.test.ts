import { toMinor } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import { packagePrices } from '@waybill/contract/timeline/enums';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type QuoteInput, quoteFor, travelKm } from './quote.ts';

const at = (latitude: number, longitude: number, state = '', countryCode = 'NG'): Place => ({
  label: 'Somewhere',
  latitude,
  longitude,
  countryCode,
  state,
  city: '',
});
const yaba = at(6.51, 3.37, 'Lagos');
const wuse = at(9.08, 7.47, 'Federal Capital Territory');

const place = fc.record({ latitude: fc.integer({ min: -80, max: 80 }), longitude: fc.integer({ min: -180, max: 180 }) });
const input = fc.record({
  from: place.map(({ latitude, longitude }) => at(latitude, longitude)),
  to: place.map(({ latitude, longitude }) => at(latitude, longitude)),
  weight: fc.integer({ min: 1, max: 3_000_000 }).map((hundredths) => hundredths / 100),
  kind: fc.constantFrom(0, 1, 2, 3),
  mode: fc.constantFrom(0, 1, 2, 3, 4, 5, 6),
  currency: fc.constantFrom('NGN', 'USD'),
}) satisfies fc.Arbitrary<QuoteInput>;

const ordinary: QuoteInput = { from: yaba, to: wuse, weight: 5, kind: 1, mode: 4, currency: 'NGN' };

describe('a quote', () => {
  it('is a range within what a package may cost, whose middle is the sum of its reasons', () => {
    fc.assert(
      fc.property(input, (one) => {
        const { low, high, reasons, distanceKm } = quoteFor(one);
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThanOrEqual(Number(toMinor(packagePrices[one.currency].lowest)));
        expect(high).toBeLessThanOrEqual(Number(toMinor(packagePrices[one.currency].highest)));
        expect(reasons.reduce((sum, { minor }) => sum + minor, 0)).toBe((low + high) / 2);
        expect(reasons.every(({ minor }) => Number.isSafeInteger(minor))).toBe(true);
        expect(distanceKm).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is never less for more weight', () => {
    fc.assert(
      fc.property(input, fc.double({ min: 0, max: 5_000, noNaN: true }), (one, more) => {
        const [light, heavy] = [quoteFor(one), quoteFor({ ...one, weight: one.weight + more })];
        expect(heavy.low).toBeGreaterThanOrEqual(light.low);
        expect(heavy.high).toBeGreaterThanOrEqual(light.high);
      }),
    );
  });

  it('is never less for a longer way', () => {
    const north = fc.double({ min: 0, max: 60, noNaN: true });
    fc.assert(
      fc.property(input, north, north, (one, a, b) => {
        const to = (degrees: number) => quoteFor({ ...one, from: at(0, 0), to: at(degrees, 0) });
        const [near, far] = [to(Math.min(a, b)), to(Math.max(a, b))];
        expect(far.low).toBeGreaterThanOrEqual(near.low);
        expect(far.high).toBeGreaterThanOrEqual(near.high);
      }),
    );
  });

  it('says what it is made of', () => {
    const { low, high, distanceKm, reasons, notes } = quoteFor(ordinary);
    expect(distanceKm).toBe(650);
    expect(reasons).toEqual([
      { title: 'Inter-state', detail: 'coming to fetch it', minor: 200_000 },
      { title: 'Distance', detail: 'about 650 km by road', minor: 780_000 },
      { title: 'Weight', detail: '5 kg', minor: 35_000 },
    ]);
    expect([low, high]).toEqual([865_000, 1_165_000]);
    expect(notes).toHaveLength(2);
  });

  it('says that it is a guess, and what would fit better', () => {
    const { notes } = quoteFor({ ...ordinary, kind: 0, mode: 0, weight: 40 });
    expect(notes).toEqual([
      'This is an estimate. You name the price, and carriers may offer another.',
      'The distance is worked out from the map, not from the road.',
      'That is too far for a rider. Please choose Inter-state.',
      'A bike takes 30 kg at most. A car would do.',
    ]);
  });

  it('goes straight by air and around by road', () => {
    expect(travelKm(yaba, wuse, 5)).toBeLessThan(travelKm(yaba, wuse, 1));
    expect(travelKm(yaba, yaba, 1)).toBe(0);
  });
});
