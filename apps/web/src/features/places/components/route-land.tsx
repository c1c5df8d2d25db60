import { memo } from 'react';
import { borders, capitals, land, nearbyBox, neighbours, nigeria } from '../data/outlines.ts';
import { type Point, readOutline } from '../model/read-outline.ts';
import type { RouteView } from '../model/route-view.ts';

/**
 * Land and borders behind a route. In a file of its own because the outlines are fetched only when needed; drawn anew only
 * when another piece of the world is shown, however often the form around it changes.
 */
export const RouteLand = memo(Land, ({ view: before }, { view: now }) => {
  const isSame = (side: 'west' | 'east' | 'south' | 'north') => before[side] === now[side];
  return isSame('west') && isSame('east') && isSame('south') && isSame('north');
});

function Land({ view }: { readonly view: RouteView }) {
  const { west, south, east, north } = nearbyBox;
  const isNearby = view.west >= west && view.east <= east && view.south >= south && view.north <= north;
  return isNearby ? (
    <g strokeLinejoin="round">
      <path
        d={pathOf(view, readOutline(neighbours, 50), 'Z')}
        className="fill-card stroke-rule/50"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={pathOf(view, readOutline(nigeria, 100), 'Z')}
        className="fill-palm/12 stroke-rule"
        vectorEffect="non-scaling-stroke"
      />
    </g>
  ) : (
    <g strokeLinejoin="round">
      <path d={pathOf(view, readOutline(land, 10), 'Z')} className="fill-card stroke-rule/50" vectorEffect="non-scaling-stroke" />
      <path d={pathOf(view, readOutline(borders, 10), '')} className="fill-none stroke-line" vectorEffect="non-scaling-stroke" />
    </g>
  );
}

/** The capitals of the states that are in view, for a sense of where one is. */
export function capitalsIn({ west, east, south, north }: RouteView): { readonly name: string; readonly point: Point }[] {
  return capitals
    .split('|')
    .map((line) => {
      const [name = '', longitude, latitude] = line.split(',');
      return { name, point: [Number(longitude), Number(latitude)] as const };
    })
    .filter(({ point: [longitude, latitude] }) => longitude > west && longitude < east && latitude > south && latitude < north);
}

/** Lines that lie in view, once for each turn around the globe that is. */
function pathOf(view: RouteView, lines: readonly (readonly Point[])[], end: 'Z' | ''): string {
  const parts: string[] = [];
  for (const turn of [-360, 0, 360])
    for (const line of lines) {
      const moved = line.map(([longitude, latitude]): Point => [longitude + turn, latitude]);
      if (isIn(view, moved))
        parts.push(`M${moved.map((point) => view.at(point).map((unit) => unit.toFixed(1))).join('L')}${end}`);
    }
  return parts.join('');
}

function isIn({ west, east, south, north }: RouteView, line: readonly Point[]): boolean {
  const longitudes = line.map(([longitude]) => longitude);
  const latitudes = line.map(([, latitude]) => latitude);
  const overlaps = (values: readonly number[], low: number, high: number) =>
    Math.min(...values) <= high && Math.max(...values) >= low;
  return overlaps(longitudes, west, east) && overlaps(latitudes, south, north);
}
