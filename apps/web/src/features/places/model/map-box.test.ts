import { expect, it } from 'vitest';
import { boxAround, cornersOf, pulled, resized } from './map-box.ts';
import { fitView } from './route-view.ts';

const yaba = { latitude: 6.5, longitude: 3.3 };
const ajah = { latitude: 6.4, longitude: 3.5 };

it('lies around all places, and around nothing where there is none', () => {
  expect(boxAround([])).toBeUndefined();
  expect(boxAround([yaba, ajah])).toEqual({ west: 3.3, east: 3.5, south: 6.4, north: 6.5 });
});

it('is nearer or farther around the same middle', () => {
  const box = resized({ west: 3, east: 4, south: 6, north: 7 }, 0.5);
  expect(box).toEqual({ west: 3.25, east: 3.75, south: 6.25, north: 6.75 });
  const point = resized({ west: 3, east: 3, south: 6, north: 6 }, 2);
  expect(point.east - point.west, 'a point grows, too').toBeGreaterThan(0);
});

it('shows under the finger what was under it before it pulled', () => {
  const box = { west: 3.3, east: 3.5, south: 6.4, north: 6.5 };
  const before = fitView(cornersOf(box), { width: 600, height: 320 });
  const [x, y] = before.at([3.4, 6.45]);
  const after = fitView(cornersOf(pulled(box, before, 40, -25)), { width: 600, height: 320 });
  const [movedX, movedY] = after.at([3.4, 6.45]);
  expect(movedX - x).toBeCloseTo(40, 0);
  expect(movedY - y).toBeCloseTo(-25, 0);
});
