import type { Place } from '@waybill/contract/places/place';
import { type Box, type LabelWish, markAt } from './place-labels.ts';
import type { RouteView } from './route-view.ts';

export type Pin = {
  readonly key: string;
  readonly name: string;
  readonly end: 'from' | 'to';
  readonly x: number;
  readonly y: number;
};

/** More names than this would be a list. */
const mostNames = 3;
/** In pixels: a mark of a line stands so far from the next, and is as large. */
const lineStep = 6;

/** The places of a route on its map. */
export function pinsOf(view: RouteView, from: Place | null, to: readonly Place[]): Pin[] {
  const pin = (place: Place, end: 'from' | 'to', at: number): Pin => {
    const [x, y] = view.at([view.near(place.longitude), place.latitude]);
    const [name = ''] = place.label.split(', ');
    return { key: `${end} ${at}`, name: at < mostNames ? name : '', end, x, y };
  };
  const ends = to.map((place, at) => pin(place, 'to', at));
  return from ? [pin(from, 'from', 0), ...ends] : ends;
}

/** The names of the ends, as wishes for room. */
export function namesOfPins(pins: readonly Pin[]): LabelWish[] {
  return pins.filter(({ name }) => name).map(({ key, name, x, y }) => ({ key, text: name, look: 'end', x, y }));
}

type Dot = { readonly x: number; readonly y: number };

/** From one to the other in a bow, as a parcel flies. */
export function bowOf(start: Dot, end: Dot): string {
  const { x, y } = bendOf(start, end);
  const units = [start.x, start.y, x, y, end.x, end.y].map((unit) => unit.toFixed(1));
  return `M${units[0]} ${units[1]}Q${units[2]} ${units[3]} ${units[4]} ${units[5]}`;
}

function bendOf(start: Dot, end: Dot): Dot {
  const bend = 0.18;
  return {
    x: (start.x + end.x) / 2 + (end.y - start.y) * bend,
    y: (start.y + end.y) / 2 - Math.abs(end.x - start.x) * bend,
  };
}

/** The same bow as a few points of it. */
export function dotsOfBow(start: Dot, end: Dot): Dot[] {
  const bend = bendOf(start, end);
  const at = (share: number, axis: 'x' | 'y') =>
    (1 - share) ** 2 * start[axis] + 2 * share * (1 - share) * bend[axis] + share ** 2 * end[axis];
  return Array.from({ length: 13 }, (_, index) => ({ x: at(index / 12, 'x'), y: at(index / 12, 'y') }));
}

/** What a line through these points covers, as a row of small marks. */
export function marksAlong(dots: readonly Dot[]): Box[] {
  return dots.slice(1).flatMap((end, index) => {
    const start = dots[index] ?? end;
    const parts = Math.max(1, Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / lineStep));
    return Array.from({ length: parts }, (_, part) => {
      const share = (part + 1) / parts;
      return markAt(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share, lineStep / 2);
    });
  });
}
