import type { Point } from './read-outline.ts';

/** The piece of the world that a map shows, and where on it a point lies. */
export type RouteView = {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  /** In units of the drawing, from its upper left corner. */
  at(point: Point): readonly [x: number, y: number];
  /** The same longitude, or its neighbour around the globe that is nearest to the middle. */
  near(longitude: number): number;
};

export const drawing = { width: 600, height: 320 } as const;

const nigeria: readonly Point[] = [
  [2.7, 4.3],
  [14.7, 13.9],
];
/** Closer than this a map without streets has nothing to show, in degrees; of one place alone, what lies around it. */
const least = { route: 0.5, place: 6 } as const;
/** The share of the drawing that stays free around the places, for their names. */
const margin = 0.22;

/** Fits the places into the drawing; without any, Nigeria. Equirectangular, true to scale in the middle. */
export function fitView(points: readonly Point[]): RouteView {
  const [first] = points;
  const around =
    points.length === 0 ? nigeria : points.map(([longitude, latitude]): Point => [unwrap(longitude, first?.[0] ?? 0), latitude]);
  const longitudes = around.map(([longitude]) => longitude);
  const latitudes = around.map(([, latitude]) => latitude);
  const middle: Point = [between(longitudes), between(latitudes)];
  // A degree of longitude is narrower the further from the equator; beyond 75 degrees it hardly matters for a picture.
  const narrowing = Math.cos((Math.min(Math.abs(middle[1]), 75) * Math.PI) / 180);
  const room = points.length === 0 ? 0.92 : 1 - 2 * margin;
  const span = points.length === 1 ? least.place : least.route;
  const wide = (Math.max(...longitudes) - Math.min(...longitudes)) * narrowing;
  const high = Math.max(...latitudes) - Math.min(...latitudes);
  const unitsADegree = Math.min(
    (drawing.width * room) / Math.max(wide, span),
    (drawing.height * room) / Math.max(high, span / 2),
  );
  const halfWidth = drawing.width / 2 / unitsADegree / narrowing;
  const halfHeight = drawing.height / 2 / unitsADegree;
  const near = (longitude: number) => unwrap(longitude, middle[0]);
  return {
    west: middle[0] - halfWidth,
    east: middle[0] + halfWidth,
    south: middle[1] - halfHeight,
    north: middle[1] + halfHeight,
    near,
    at: ([longitude, latitude]) => [
      drawing.width / 2 + (longitude - middle[0]) * narrowing * unitsADegree,
      drawing.height / 2 - (latitude - middle[1]) * unitsADegree,
    ],
  };
}

function between(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

/** From Lagos, Honolulu is nearer over the one side of the globe than over the other. */
function unwrap(longitude: number, from: number): number {
  if (longitude - from > 180) return longitude - 360;
  return longitude - from < -180 ? longitude + 360 : longitude;
}
