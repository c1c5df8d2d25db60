import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateArrival, estimateWindow } from './eta.ts';

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

describe('the window in which it is likely to come', () => {
  const pickedUpAt = now;
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const seen = (spot: { latitude: number; longitude: number }, minutes: number) => ({
    ...spot,
    at: later(minutes).toISOString(),
  });
  const across = { pickup: yaba, dropOff: lekki, mode: 0, pickedUpAt } as const;
  const toAbuja = { pickup: yaba, dropOff: wuse, mode: 1, pickedUpAt } as const;
  const halfway = { latitude: (yaba.latitude + wuse.latitude) / 2, longitude: (yaba.longitude + wuse.longitude) / 2 };
  const minutesOf = (window: ReturnType<typeof estimateWindow>) =>
    window && [window.earliest, window.latest].map((at) => (at.getTime() - now.getTime()) / 60_000);

  it('is what one would believe: a bike across Lagos comes within half an hour to an hour and a half', () => {
    const [earliest = 0, latest = 0] = minutesOf(estimateWindow({ ...across, position: seen(yaba, 0) }, now)) ?? [];
    expect(earliest).toBeGreaterThan(20);
    expect(latest).toBeLessThan(90);
    expect(latest - earliest).toBeGreaterThanOrEqual(10);
  });

  it('is wider where nobody knows where the carrier is', () => {
    const widthOf = (window: ReturnType<typeof estimateWindow>) => {
      const [earliest = 0, latest = 0] = minutesOf(window) ?? [];
      return latest - earliest;
    };
    expect(widthOf(estimateWindow({ ...toAbuja, position: null }, now))).toBeGreaterThan(
      widthOf(estimateWindow({ ...toAbuja, position: seen(yaba, 0) }, now)),
    );
  });

  it('goes by the time taken so far: who has been slow is expected later, and who has stood still not for ever', () => {
    const latest = (minutes: number) => estimateWindow({ ...toAbuja, position: seen(halfway, minutes) }, later(minutes))?.latest;
    const left = (minutes: number) => (latest(minutes)?.getTime() ?? 0) - later(minutes).getTime();
    expect(left(480)).toBeLessThan(left(900));
    expect(left(3000)).toBeLessThan(left(480) * 2.2);
  });

  it('is over when its end has passed', () => {
    const position = seen(yaba, 0);
    expect(estimateWindow({ ...across, position }, later(40))).not.toBeNull();
    expect(estimateWindow({ ...across, position }, later(600))).toBeNull();
  });

  it('never begins in the past or ends before it begins, wherever and however it travels', () => {
    fc.assert(
      fc.property(spot, spot, fc.option(spot), mode, fc.integer({ min: 0, max: 3000 }), (pickup, dropOff, at, by, minutes) => {
        const position = at && seen(at, minutes);
        const current = later(minutes + 3);
        const window = estimateWindow({ pickup, dropOff, mode: by, pickedUpAt, position }, current);
        if (!window) return;
        expect(window.latest.getTime()).toBeGreaterThan(current.getTime());
        expect(window.earliest.getTime()).toBeLessThan(window.latest.getTime());
        expect(window.earliest.getTime()).toBeGreaterThan(current.getTime() - 3_600_001);
        expect(window.latest.getTime() % 300_000).toBe(0);
      }),
    );
  });
});
