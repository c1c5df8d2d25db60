import { expect, it } from 'vitest';
import { districts } from '../data/outlines.ts';
import { curveOf } from './curve.ts';
import { groundLines, namesIn, nearestNameTo } from './ground.ts';
import { isInside } from './is-inside.ts';
import { placeLabels } from './place-labels.ts';
import type { Point } from './read-outline.ts';
import { fitView } from './route-view.ts';

const kinds = ['land', 'sea', 'water', 'island', 'creek', 'river', 'motorway', 'road', 'bridge'];
const ringsOf = (wanted: string) => groundLines.filter(({ kind }) => kind === wanted).map(({ points }) => points);
const isWet = (point: Point) =>
  [...ringsOf('sea'), ...ringsOf('water')].some((ring) => isInside(point, ring)) &&
  !ringsOf('island').some((ring) => isInside(point, ring));

it('knows every line of the schematic: a kind, a name or none, and points in Nigeria', () => {
  for (const { kind, name, points } of groundLines) {
    expect(kinds, name).toContain(kind);
    expect(points.length, name).toBeGreaterThan(1);
    for (const [longitude, latitude] of points) {
      expect(longitude, name).toBeGreaterThan(2.4);
      expect(longitude, name).toBeLessThan(14.8);
      expect(latitude, name).toBeGreaterThan(3.9);
      expect(latitude, name).toBeLessThan(14);
    }
  }
});

it('leaves every district and landmark on dry land, and the lagoon wet', () => {
  for (const line of districts.split('|')) {
    const [name, longitude, latitude] = line.split(',');
    expect(isWet([Number(longitude), Number(latitude)]), name).toBe(false);
  }
  for (const point of [
    [3.5, 6.53],
    [3.42, 6.5],
    [3.39, 6.44],
    [3.45, 6.38],
  ] as const)
    expect(isWet(point), point.join()).toBe(true);
});

it('takes bridges over water and motorways along the land', () => {
  const bridge = groundLines.find(({ name }) => name === 'Third Mainland Bridge');
  expect(bridge?.points.filter(isWet).length).toBeGreaterThan(2);
  const afloat = groundLines
    .filter(({ kind }) => kind === 'motorway' || kind === 'road')
    .flatMap(({ name, points }) => points.filter(isWet).map((point) => `${name} ${point.join()}`));
  expect(afloat).toEqual([]);
});

it.each([
  ['Lagos', [3.378, 6.515], [3.572, 6.467], ['Lagos Lagoon', 'Victoria Island', 'Surulere']],
  ['Abuja', [7.468, 9.067], [7.322, 9.155], ['Maitama', 'Gwarinpa']],
  ['Port Harcourt', [7.013, 4.776], [6.905, 4.894], ['Trans Amadi', 'Rumuokoro']],
  ['Ibadan', [3.878, 7.345], [3.912, 7.467], ['Bodija', 'Dugbe']],
  ['Kano', [8.533, 12.018], [8.541, 11.929], ['Sabon Gari', 'Tarauni']],
] as const)('names what lies around a route through %s', (_, from, to, names) => {
  const view = fitView([from, to]);
  const placed = placeLabels(namesIn(view), view, []).map(({ text }) => text);
  expect(placed).toEqual(expect.arrayContaining([...names]));
});

it('says in words where something is', () => {
  expect(nearestNameTo({ latitude: 6.573, longitude: 3.369 })).toBe('Maryland');
  expect(nearestNameTo({ latitude: 6.8, longitude: 4.1 }), 'between two towns').toBe('Ijebu-Ode');
  expect(nearestNameTo({ latitude: 0, longitude: 0 })).toBeUndefined();
});

it('goes smoothly through every point, and closes a ring', () => {
  const dots = [
    [0, 0],
    [10, 0],
    [10, 10],
  ] as const;
  expect(curveOf(dots, false)).toBe('M0.0 0.0C1.7 0.0 8.3 -1.7 10.0 0.0C11.7 1.7 10.0 8.3 10.0 10.0');
  expect(curveOf(dots, true)).toMatch(/^M0\.0 0\.0C.* 10\.0 0\.0C.* 10\.0 10\.0C.* 0\.0 0\.0Z$/);
  expect(curveOf([], true)).toBe('');
});
