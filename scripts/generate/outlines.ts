import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { districts, towns, worldCities } from './map-names.ts';
import { type Box, clipRing, type Point, thin } from './simplify-ring.ts';

/** Nigeria and what lies around it, as far as a map of a journey within it reaches. */
const nearby: Box = { west: -13, south: -4, east: 27, north: 22 };
const nigeriaId = '566';

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/**
 * The outlines behind the map of a route, from Natural Earth (public domain): the world coarsely, Nigeria and its neighbours
 * in detail. Numbers are differences from point to point, in letters, so that a map costs no more than a picture.
 */
export function outlinesModule(): string {
  const world = readWorld('110m');
  const borders = mesh(world, world.objects.countries, (one, other) => one !== other).coordinates;
  const others = ringsOf(readWorld('50m'), (id) => id !== nigeriaId).map((ring) => thin(clipRing(ring, nearby), 0.02));
  const nigeria = ringsOf(readWorld('10m'), (id) => id === nigeriaId).map((ring) => thin(ring, 0.012));
  return [
    '// Made by npm run generate from Natural Earth (public domain). Read by model/read-outline.ts.',
    '',
    `export const nearbyBox = { west: ${nearby.west}, south: ${nearby.south}, east: ${nearby.east}, north: ${nearby.north} };`,
    constant('nigeria', encode(nigeria, 100, 4)),
    constant('neighbours', encode(others, 50, 4)),
    constant('land', encode(landOf(world), 10, 4)),
    constant('borders', encode(borders.map(points), 10, 2)),
    constant('towns', towns()),
    constant('districts', districts()),
    constant('worldCities', worldCities()),
    '',
  ].join('\n');
}

function readWorld(detail: '10m' | '50m' | '110m'): World {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function ringsOf(world: World, isWanted: (id: string) => boolean): Point[][] {
  return feature(world, world.objects.countries)
    .features.filter(({ id }) => isWanted(String(id)))
    .flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return geometry.coordinates;
      return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
    })
    .map(points);
}

function landOf(world: World): Point[][] {
  return feature(world, world.objects.land)
    .features.flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []))
    .map(points);
}

/** A line that crosses the date line goes on beyond 180 degrees, instead of leaping around the globe. */
function points(line: readonly (readonly number[])[]): Point[] {
  let turns = 0;
  return line.map(([longitude = 0, latitude = 0], at) => {
    const leap = longitude - (line[at - 1]?.[0] ?? longitude);
    if (Math.abs(leap) > 180) turns -= Math.sign(leap);
    return [longitude + 360 * turns, latitude];
  });
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Lines with a space between them; what shrinks to fewer points than `least` is left out. */
function encode(lines: readonly (readonly Point[])[], scale: number, least: number): string {
  return lines
    .map((line) => line.map(([longitude, latitude]) => [Math.round(longitude * scale), Math.round(latitude * scale)] as const))
    .map((line) => line.filter(([x, y], at) => at === 0 || x !== line[at - 1]?.[0] || y !== line[at - 1]?.[1]))
    .filter((line) => line.length >= least)
    .map((line) => line.map(([x, y], at) => number(x - (line[at - 1]?.[0] ?? 0)) + number(y - (line[at - 1]?.[1] ?? 0))).join(''))
    .join(' ');
}

/** Five bits to a letter, the sixth says that more follow; the sign is the lowest bit. */
function number(value: number): string {
  let left = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  do {
    const more = left >= 32 ? 32 : 0;
    text += letters[(left & 31) | more] ?? '';
    left >>= 5;
  } while (left > 0);
  return text;
}

function constant(name: string, text: string): string {
  return `export const ${name} =\n  '${text}';`;
}
