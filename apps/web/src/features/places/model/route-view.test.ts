import { distanceKm } from '@waybill/contract/places/distance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { land, nigeria } from '../data/outlines.ts';
import { isInside } from './is-inside.ts';
import { pinsOf } from './map-labels.ts';
import { type Point, readOutline } from './read-outline.ts';
import { around, drawing, fitView } from './route-view.ts';
import { distanceInWords, routeInWords } from './route-words.ts';

function place(label: string, latitude: number, longitude: number) {
  return { label, latitude, longitude, countryCode: 'NG', state: '', city: '' };
}

const yaba = place('Yaba, Lagos', 6.515, 3.378);
const kano = place('Kano, Nigeria', 12, 8.517);
const honolulu = place('Honolulu, Hawaii, United States', 21.3, -157.86);
const tokyo = place('Tokyo, Japan', 35.68, 139.69);

describe('the outlines', () => {
  const home = readOutline(nigeria, 100);
  const world = readOutline(land, 10);

  it('of Nigeria hold its cities, and not its neighbours’', () => {
    const holds = (point: Point) => home.some((ring) => isInside(point, ring));
    for (const point of [
      [7.49, 9.06],
      [8.517, 12],
      [13.157, 11.846],
      [5.24, 13.06],
      [7.01, 4.81],
      [3.35, 6.6],
    ] as const)
      expect(holds(point), point.join()).toBe(true);
    for (const point of [
      [2.42, 6.37],
      [2.11, 13.51],
      [15.04, 12.11],
      [9.7, 4.05],
      [3.4, 6.2],
    ] as const)
      expect(holds(point), point.join()).toBe(false);
  });

  it('of the world hold the continents, and not the seas', () => {
    const holds = (point: Point) => world.some((ring) => isInside(point, ring));
    for (const point of [
      [-95.4, 29.9],
      [2.35, 48.85],
      [116.4, 39.9],
      [134, -25],
      [-47.9, -15.8],
      [28, -26.2],
    ] as const)
      expect(holds(point), point.join()).toBe(true);
    for (const point of [
      [-30, 30],
      [-150, 0],
      [80, -20],
      [0, 0],
    ] as const)
      expect(holds(point), point.join()).toBe(false);
  });
});

describe('the view of a route', () => {
  const anywhere = fc.tuple(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -85, max: 85 }));

  it('holds every place of it, with room for the names', () => {
    fc.assert(
      fc.property(fc.array(anywhere, { minLength: 1, maxLength: 5 }), (points) => {
        const view = fitView(points);
        const [first = [0, 0]] = points;
        for (const [longitude, latitude] of points) {
          const turned = longitude - first[0] > 180 ? longitude - 360 : longitude - first[0] < -180 ? longitude + 360 : longitude;
          const [x, y] = view.at([turned, latitude]);
          expect(x).toBeGreaterThan(drawing.width * 0.2);
          expect(x).toBeLessThan(drawing.width * 0.8);
          expect(y).toBeGreaterThan(drawing.height * 0.2);
          expect(y).toBeLessThan(drawing.height * 0.8);
        }
      }),
    );
  });

  it('has north at the top and east on the right', () => {
    const [start, end] = pinsOf(
      fitView([
        [yaba.longitude, yaba.latitude],
        [kano.longitude, kano.latitude],
      ]),
      yaba,
      [kano],
    );
    expect(end?.x).toBeGreaterThan(start?.x ?? Number.NaN);
    expect(end?.y).toBeLessThan(start?.y ?? Number.NaN);
  });

  it('goes over the shorter side of the globe', () => {
    const view = fitView([
      [tokyo.longitude, tokyo.latitude],
      [honolulu.longitude, honolulu.latitude],
    ]);
    expect(view.east - view.west).toBeLessThan(180);
    const [start, end] = pinsOf(view, tokyo, [honolulu]);
    expect(end?.x).toBeGreaterThan(start?.x ?? Number.NaN);
    expect(end?.x).toBeLessThan(drawing.width);
  });

  it('goes as near as a part of town, and shows one place with its city or its country around it', () => {
    const kilometresOf = (view: { east: number; west: number }) => (view.east - view.west) * 111;
    const maryland = [3.368, 6.572] as const;
    expect(kilometresOf(fitView([maryland, [3.369, 6.573]]))).toBeLessThan(20);
    expect(kilometresOf(fitView([maryland], drawing, around.city))).toBeLessThan(150);
    expect(kilometresOf(fitView([maryland]))).toBeGreaterThan(600);
  });

  it('is Nigeria when there are no places yet', () => {
    const view = fitView([]);
    expect([view.west < 2.7, view.east > 14.6, view.south <= 4.3, view.north >= 13.9]).toEqual([true, true, true, true]);
  });
});

describe('a route in words', () => {
  it('says where from, where to and how far', () => {
    expect(routeInWords(yaba, [kano])).toBe('Map from Yaba, Lagos to Kano, Nigeria');
    expect(routeInWords(yaba, [kano, tokyo])).toBe('Map from Yaba, Lagos to Kano, Nigeria and Tokyo, Japan');
    expect(routeInWords(null, [kano])).toBe('Map of Kano, Nigeria');
    expect(routeInWords(null, [])).toBe('Map of Nigeria');
    expect(distanceInWords(yaba, [kano])).toBe('About 830 km in a straight line');
    expect(distanceInWords(yaba, [tokyo])).toMatch(/^About 13,\d\d0 km/);
    expect(distanceInWords(yaba, [yaba])).toBe('Less than 1 km in a straight line');
    expect(distanceInWords(yaba, [kano, tokyo])).toBe('');
    expect(distanceInWords(null, [kano])).toBe('');
  });

  it('is as far there as back', () => {
    expect(distanceKm(yaba, tokyo)).toBeCloseTo(distanceKm(tokyo, yaba));
  });
});
