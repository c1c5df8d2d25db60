import { expect, it } from 'vitest';
import { withRoom } from './map-labels.ts';
import type { RouteView } from './route-view.ts';

/** A map on which degrees are the units of the drawing. */
const view: Pick<RouteView, 'at'> = { at: ([x, y]) => [x, y] };
const named = (name: string, x: number, y: number) => ({ name, point: [x, y] as const });

it('leaves out a name that would lie on another, also where it stands on its dot at the lower edge', () => {
  const names = (...list: ReturnType<typeof named>[]) => withRoom(view, list, []).map(({ name }) => name);
  expect(names(named('Ilorin', 100, 100), named('Makurdi', 400, 110))).toEqual(['Ilorin', 'Makurdi']);
  expect(names(named('Enugu', 300, 240), named('Awka', 320, 250))).toEqual(['Enugu']);
  expect(names(named('Enugu', 300, 240), named('Umuahia', 310, 300)), 'one hangs, one stands').toEqual(['Enugu']);
});
