import { memo } from 'react';
import { borders, land, nearbyBox, neighbours, nigeria } from '../data/outlines.ts';
import { curveOf } from '../model/curve.ts';
import { builtUpIn, type GroundKind, groundLines, shownFrom } from '../model/ground.ts';
import { type Point, readOutline } from '../model/read-outline.ts';
import type { RouteView } from '../model/route-view.ts';

type GroundProps = { readonly view: RouteView };

/**
 * Land, water and roads behind a route. In a file of its own because its data is fetched only when needed; drawn anew only
 * when another piece of the world is shown, however often the form around it changes.
 */
export const RouteLand = memo(Ground, ({ view: before }, { view: now }) => {
  const sides = ['west', 'east', 'south', 'north', 'width', 'height'] as const;
  return sides.every((side) => before[side] === now[side]);
});

function Ground({ view }: GroundProps) {
  const { west, south, east, north } = nearbyBox;
  const isNearby = view.west >= west && view.east <= east && view.south >= south && view.north <= north;
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      {isNearby ? (
        <>
          <path d={outlineOf(view, readOutline(neighbours, 50), 'Z')} className="map-abroad" />
          <path d={outlineOf(view, readOutline(nigeria, 100), 'Z')} className="map-land" />
        </>
      ) : (
        <>
          <path d={outlineOf(view, readOutline(land, 10), 'Z')} className="map-abroad" />
          <path d={outlineOf(view, readOutline(borders, 10), '')} className="map-border" />
        </>
      )}
      {isNearby ? <Schematic view={view} /> : null}
    </g>
  );
}

/** From below to above: a coast that is mended, where people live, water, what lies in it, and roads over all of it. */
function Schematic({ view }: GroundProps) {
  const { pixelsAKm } = view;
  const within = (least: number, kilometres: number, most: number) => Math.min(Math.max(least, kilometres * pixelsAKm), most);
  const motorway = within(1, 0.22, 5);
  const road = within(1, 0.13, 3);
  const hasRoads = pixelsAKm >= shownFrom.roads;
  return (
    <>
      <path d={linesOf(view, 'land', true)} className="map-patch" />
      <path d={circlesOf(view)} className="map-built" />
      <path d={linesOf(view, 'sea', true)} className="map-water" />
      <path d={linesOf(view, 'water', true)} className="map-water" />
      <path d={linesOf(view, 'river', false)} className="map-stream" strokeWidth={within(1.2, 0.35, 9)} />
      <path d={linesOf(view, 'creek', false)} className="map-stream" strokeWidth={within(1.2, 0.55, 40)} />
      <path d={linesOf(view, 'island', true)} className="map-built" />
      {hasRoads ? <path d={linesOf(view, 'road', false)} className="map-road" strokeWidth={road} /> : null}
      {(['motorway', 'bridge'] as const).map((kind) => (
        <g key={kind}>
          {hasRoads ? <path d={linesOf(view, kind, false)} className="map-motorway-edge" strokeWidth={motorway + 1.6} /> : null}
          <path d={linesOf(view, kind, false)} className="map-motorway" strokeWidth={motorway} />
        </g>
      ))}
    </>
  );
}

function linesOf(view: RouteView, wanted: GroundKind, isClosed: boolean): string {
  return groundLines
    .filter(({ kind, points }) => kind === wanted && isIn(view, points))
    .map(({ points }) => {
      const dots = points.map((point) => view.at(point));
      // The edges of what mends a coast are straight.
      return wanted === 'land' ? `M${dots.join('L')}Z` : curveOf(dots, isClosed);
    })
    .join('');
}

function circlesOf(view: RouteView): string {
  const { points, kilometres } = builtUpIn(view);
  const radius = (kilometres * view.pixelsAKm).toFixed(1);
  return points
    .map((point) => {
      const [x, y] = view.at(point);
      return `M${(x - Number(radius)).toFixed(1)} ${y.toFixed(1)}a${radius} ${radius} 0 1 0 ${2 * Number(radius)} 0a${radius} ${radius} 0 1 0 ${-2 * Number(radius)} 0`;
    })
    .join('');
}

/** Lines that lie in view, once for each turn around the globe that is. */
function outlineOf(view: RouteView, lines: readonly (readonly Point[])[], end: 'Z' | ''): string {
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
