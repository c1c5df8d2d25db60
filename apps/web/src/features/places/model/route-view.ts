import type { Point } from './read-outline.ts';

export type Frame = { readonly width: number; readonly height: number };

/** The piece of the world that a map shows, and where on it a point lies. */
export type RouteView = Frame & {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  readonly pixelsAKm: number;
  /** In pixels of the frame, from its upper left corner. */
  at(point: Point): readonly [x: number, y: number];
  /** The same longitude, or its neighbour around the globe that is nearest to the middle. */
  near(longitude: number): number;
};

/** The size of a map that nobody has measured yet. */
export const drawing: Frame = { width: 600, height: 320 };

const nigeria: readonly Point[] = [
  [2.7, 4.3],
  [14.7, 13.9],
];
/** What lies around one place alone, in degrees: its city where we know the districts, else its country. */
export const around = { city: 0.5, country: 6 } as const;
/** Two ends in the same street still have some of the city around them, in degrees. */
const leastRoute = 0.08;
/** The share of the frame that stays free around the places, for their names. */
const margin = 0.22;
const kilometresADegree = 111.2;

/** Fits the places into the frame; without any, Nigeria. Equirectangular, true to scale in the middle. */
export function fitView(
  points: readonly Point[],
  { width, height }: Frame = drawing,
  placeSpan: number = around.country,
): RouteView {
  const [first] = points;
  const fitted =
    points.length === 0 ? nigeria : points.map(([longitude, latitude]): Point => [unwrap(longitude, first?.[0] ?? 0), latitude]);
  const longitudes = fitted.map(([longitude]) => longitude);
  const latitudes = fitted.map(([, latitude]) => latitude);
  const middle: Point = [between(longitudes), between(latitudes)];
  // A degree of longitude is narrower the further from the equator; beyond 75 degrees it hardly matters for a picture.
  const narrowing = Math.cos((Math.min(Math.abs(middle[1]), 75) * Math.PI) / 180);
  const room = points.length === 0 ? 0.92 : 1 - 2 * margin;
  const span = points.length === 1 ? placeSpan : leastRoute;
  const wide = (Math.max(...longitudes) - Math.min(...longitudes)) * narrowing;
  const high = Math.max(...latitudes) - Math.min(...latitudes);
  const pixelsADegree = Math.min((width * room) / Math.max(wide, span), (height * room) / Math.max(high, span / 2));
  const halfWidth = width / 2 / pixelsADegree / narrowing;
  const halfHeight = height / 2 / pixelsADegree;
  const near = (longitude: number) => unwrap(longitude, middle[0]);
  return {
    width,
    height,
    west: middle[0] - halfWidth,
    east: middle[0] + halfWidth,
    south: middle[1] - halfHeight,
    north: middle[1] + halfHeight,
    pixelsAKm: pixelsADegree / kilometresADegree,
    near,
    at: ([longitude, latitude]) => [
      width / 2 + (longitude - middle[0]) * narrowing * pixelsADegree,
      height / 2 - (latitude - middle[1]) * pixelsADegree,
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
