import type { Place } from '@waybill/contract/places/place';
import type { Point } from './read-outline.ts';
import { drawing, type RouteView } from './route-view.ts';

export type Pin = {
  readonly key: string;
  readonly name: string;
  readonly end: 'from' | 'to';
  readonly x: number;
  readonly y: number;
  readonly isAbove: boolean;
};

/** More names than this would lie on each other. */
const mostNames = 3;

/** The places of a route on its map. The northern end carries its name above, the southern one below. */
export function pinsOf(view: RouteView, from: Place | null, to: readonly Place[]): Pin[] {
  const middle = drawing.height / 2;
  const pin = (place: Place, end: 'from' | 'to', at: number): Pin => {
    const [x, y] = view.at([view.near(place.longitude), place.latitude]);
    const [name = ''] = place.label.split(', ');
    return { key: `${end} ${at}`, name: at < mostNames ? name : '', end, x, y, isAbove: y <= middle };
  };
  const ends = to.map((place, at) => pin(place, 'to', at));
  if (!from) return ends;
  const start = pin(from, 'from', 0);
  // On one height, one above and one below.
  const isLevel = ends.some((end) => end.isAbove === start.isAbove && Math.abs(end.y - start.y) < 1);
  return [isLevel ? { ...start, isAbove: !start.isAbove } : start, ...ends];
}

/** Names that are not in the way of a pin or of each other. */
export function withRoom<T extends { readonly point: Point }>(
  view: Pick<RouteView, 'at'>,
  names: readonly T[],
  pins: readonly Pin[],
): T[] {
  // A pin carries its name above or below; a name hangs below its dot, or stands on it.
  const taken: { x: number; y: number; height: number }[] = pins.map(({ x, y }) => ({ x, y, height: 85 }));
  return names.filter(({ point }) => {
    const [x, dot] = view.at(point);
    const y = isNameAbove(dot) ? dot - nameHeight / 2 : dot + nameHeight / 2;
    const isFree = taken.every((other) => Math.abs(x - other.x) > 130 || Math.abs(y - other.y) > other.height);
    if (isFree) taken.push({ x, y, height: 55 });
    return isFree;
  });
}

const nameHeight = 40;

/** At the lower edge a name stands on its dot, or it would fall off the map. */
export function isNameAbove(y: number): boolean {
  return y > drawing.height * 0.85;
}

/** From end to end in a bow, as a parcel flies. */
export function bowOf(start: Pin, end: Pin): string {
  const bend = 0.18;
  const x = (start.x + end.x) / 2 + (end.y - start.y) * bend;
  const y = (start.y + end.y) / 2 - Math.abs(end.x - start.x) * bend;
  const units = [start.x, start.y, x, y, end.x, end.y].map((unit) => unit.toFixed(1));
  return `M${units[0]} ${units[1]}Q${units[2]} ${units[3]} ${units[4]} ${units[5]}`;
}
