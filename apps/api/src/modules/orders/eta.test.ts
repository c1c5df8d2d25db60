import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateArrival } from './eta.ts';

const yaba = { latitude: 6.51, longitude: 3.37 };
const lekki = { latitude: 6.44, longitude: 3.47 };
const wuse = { latitude: 9.08, longitude: 7.47 };
const london = { latitude: 51.5, longitude: -0.13 };
const now = new Date('2026-11-16T09:02:00Z');
const hoursUntil = (at: Date) => (at.getTime() - now.getTime()) / 3_600_000;

const spot = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const mode = fc.constantFrom(0, 1, 2, 3, 4, 5, 6);
const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });

describe('an estimated arrival', () => {
  it('is what one would expect: across Lagos by bike within the hour or so, to Abuja by bus within a long day, to London by air tomorrow', () => {
    const across = hoursUntil(estimateArrival({ from: yaba, to: lekki, mode: 0, now }));
    expect(across).toBeGreaterThan(0.5);
    expect(across).toBeLessThan(1.5);
    const toAbuja = hoursUntil(estimateArrival({ from: yaba, to: wuse, mode: 4, now }));
    expect(toAbuja).toBeGreaterThan(12);
    expect(toAbuja).toBeLessThan(24);
    const toLondon = hoursUntil(estimateArrival({ from: yaba, to: london, mode: 5, now }));
    expect(toLondon).toBeGreaterThan(12);
    expect(toLondon).toBeLessThan(30);
  });

  it('comes nearer as the carrier does, and is never earlier for a longer way', () => {
    const halfway = { latitude: (yaba.latitude + wuse.latitude) / 2, longitude: (yaba.longitude + wuse.longitude) / 2 };
    const whole = estimateArrival({ from: yaba, to: wuse, mode: 1, now });
    const half = estimateArrival({ from: halfway, to: wuse, mode: 1, now });
    expect(half.getTime()).toBeLessThan(whole.getTime());
  });

  it('is a whole five minutes or hour ahead of now, wherever on earth and however it travels', () => {
    fc.assert(
      fc.property(spot, spot, mode, moment, (from, to, by, at) => {
        const arrival = estimateArrival({ from, to, mode: by, now: at });
        expect(arrival.getTime()).toBeGreaterThan(at.getTime());
        expect(arrival.getTime() % 300_000).toBe(0);
      }),
    );
  });
});
