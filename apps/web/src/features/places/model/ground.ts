import { distanceKm, type Spot } from '@waybill/contract/places/distance';
import { districts, towns, worldCities } from '../data/outlines.ts';
import { schematic } from '../data/schematic.ts';
import { isInside } from './is-inside.ts';
import type { LabelLook, LabelWish } from './place-labels.ts';
import type { Point } from './read-outline.ts';
import type { RouteView } from './route-view.ts';

export type GroundKind = 'land' | 'sea' | 'water' | 'island' | 'creek' | 'river' | 'motorway' | 'road' | 'bridge';

type GroundLine = { readonly kind: string; readonly name: string; readonly points: readonly Point[] };

type NamedPoint = { readonly name: string; readonly point: Point };

/** Water and roads, from the lines of the schematic. */
export const groundLines: readonly GroundLine[] = schematic
  .trim()
  .split('\n')
  .map((line) => {
    const [kind = '', name = '', points = ''] = line.split('|');
    return { kind, name, points: points.split(' ').map(readPoint) };
  });

const islands = groundLines.filter(({ kind }) => kind === 'island');

const known = {
  towns: readNames(towns),
  districts: readNames(districts).filter(({ name }) => !name.startsWith('*')),
  landmarks: readNames(districts)
    .filter(({ name }) => name.startsWith('*'))
    .map(({ name, point }) => ({ name: name.slice(1), point })),
  world: readNames(worldCities),
};

/** Pixels a kilometre from which a kind of thing is worth showing, and for towns and cities up to which. */
export const shownFrom = { towns: 0.25, world: 0.25, districts: 4, roads: 5, builtUp: 2.5, landmarks: 16, roadNames: 7 } as const;
const townsUpTo = 7;

/** What a map can name, what matters most first. The one who draws it finds room for some of them. */
export function namesIn(view: RouteView): LabelWish[] {
  const { pixelsAKm } = view;
  const wishes = (places: readonly NamedPoint[], look: LabelLook) =>
    places.filter(({ point }) => isSeen(view, point)).map((place) => wishOf(view, place, look));
  const lines = (...kinds: readonly GroundKind[]) =>
    groundLines
      .filter(({ kind, name }) => name && kinds.some((wanted) => wanted === kind))
      .map((line) => ({ name: line.name, point: middleIn(view, line) }))
      .filter((line): line is NamedPoint => line.point !== undefined);
  return [
    ...(pixelsAKm < shownFrom.world ? wishes(known.world, 'town') : []),
    ...(pixelsAKm >= shownFrom.towns && pixelsAKm < townsUpTo ? wishes(known.towns, 'town') : []),
    ...(pixelsAKm >= shownFrom.districts ? wishes(known.districts.slice(0, bestKnownDistricts), 'district') : []),
    ...wishes(lines('sea', 'water', ...(pixelsAKm < townsUpTo ? (['river'] as const) : [])), 'water'),
    ...(pixelsAKm >= shownFrom.roadNames ? wishes(lines('bridge', 'motorway'), 'road').slice(0, 3) : []),
    ...(pixelsAKm >= shownFrom.roadNames ? wishes(known.districts.slice(bestKnownDistricts), 'district') : []),
    ...(pixelsAKm >= shownFrom.landmarks ? wishes(known.landmarks, 'landmark') : []),
  ];
}

const bestKnownDistricts = 70;

/** Middles of built-up places in view: districts seen from near, towns from further away. */
export function builtUpIn(view: RouteView): { readonly points: readonly Point[]; readonly kilometres: number } {
  const isNear = view.pixelsAKm >= shownFrom.builtUp;
  const places = isNear ? known.districts : view.pixelsAKm >= shownFrom.towns ? known.towns : [];
  return { points: places.map(({ point }) => point).filter((point) => isSeen(view, point, 0.1)), kilometres: isNear ? 1.3 : 6 };
}

/** `Maryland`, or the town if there is no district near; nothing in the middle of nowhere. */
export function nearestNameTo(spot: Spot): string | undefined {
  return nearestOf(known.districts, spot, 4) ?? nearestOf(known.towns, spot, 40);
}

function nearestOf(places: readonly NamedPoint[], spot: Spot, withinKm: number): string | undefined {
  let nearest: { name: string; away: number } | undefined;
  for (const { name, point } of places) {
    const away = distanceKm(spot, { longitude: point[0], latitude: point[1] });
    if (away <= withinKm && away < (nearest?.away ?? Number.POSITIVE_INFINITY)) nearest = { name, away };
  }
  return nearest?.name;
}

function wishOf(view: RouteView, { name, point }: NamedPoint, look: LabelLook): LabelWish {
  const [x, y] = view.at(point);
  return { key: `${name} ${point.join()}`, text: name, look, x, y };
}

/** Where the name of a line stands: the point of a road that is nearest to the middle of the map, the middle of water that is seen. */
function middleIn(view: RouteView, { kind, points }: GroundLine): Point | undefined {
  if (kind === 'sea' || kind === 'water') return middleOfWater(view, points);
  const middle: Point = [(view.west + view.east) / 2, (view.south + view.north) / 2];
  return nearestTo(
    middle,
    points.filter((point) => isSeen(view, point)),
  );
}

/** Looked for on a grid: water has bays, and islands. */
function middleOfWater({ west, east, south, north }: RouteView, ring: readonly Point[]): Point | undefined {
  const [columns, rows] = [24, 14];
  const grid = Array.from({ length: columns * rows }, (_, index): Point => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return [west + ((column + 0.5) * (east - west)) / columns, south + ((row + 0.5) * (north - south)) / rows];
  });
  const wet = grid.filter((point) => isInside(point, ring) && !islands.some((island) => isInside(point, island.points)));
  if (wet.length < 8) return undefined;
  const mean = (at: 0 | 1) => wet.reduce((sum, point) => sum + point[at], 0) / wet.length;
  return nearestTo([mean(0), mean(1)], wet);
}

function nearestTo([longitude, latitude]: Point, points: readonly Point[]): Point | undefined {
  const away = (point: Point) => Math.hypot(point[0] - longitude, point[1] - latitude);
  return points.toSorted((one, other) => away(one) - away(other))[0];
}

function isSeen({ west, east, south, north }: RouteView, [longitude, latitude]: Point, beyond = 0): boolean {
  return longitude > west - beyond && longitude < east + beyond && latitude > south - beyond && latitude < north + beyond;
}

function readNames(text: string): NamedPoint[] {
  return text.split('|').map((line) => {
    const [name = '', ...point] = line.split(',');
    return { name, point: readPoint(point.join()) };
  });
}

function readPoint(text: string): Point {
  const [longitude, latitude] = text.split(',');
  return [Number(longitude), Number(latitude)];
}
