import type { Place } from '@waybill/contract/places/place';
import type { LabelWish } from './place-labels.ts';
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
  const bend = 0.18;
  const x = (start.x + end.x) / 2 + (end.y - start.y) * bend;
  const y = (start.y + end.y) / 2 - Math.abs(end.x - start.x) * bend;
  const units = [start.x, start.y, x, y, end.x, end.y].map((unit) => unit.toFixed(1));
  return `M${units[0]} ${units[1]}Q${units[2]} ${units[3]} ${units[4]} ${units[5]}`;
}
