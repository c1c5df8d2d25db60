import type { Spot } from '@waybill/contract/places/distance';
import type { RouteView } from './route-view.ts';

/** What a map is fitted to. */
export type MapBox = { readonly west: number; readonly east: number; readonly south: number; readonly north: number };

/** Around all of them; nothing around nothing. */
export function boxAround(spots: readonly Spot[]): MapBox | undefined {
  if (spots.length === 0) return undefined;
  const box = { west: 180, east: -180, south: 90, north: -90 };
  for (const { longitude, latitude } of spots) {
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
  }
  return box;
}

/** Around the same middle, so many times as large. */
export function resized({ west, east, south, north }: MapBox, times: number): MapBox {
  // A point has no size that could grow.
  const [wide, high] = [Math.max(east - west, 0.02) * times, Math.max(north - south, 0.02) * times];
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
  return { west: longitude - wide / 2, east: longitude + wide / 2, south: latitude - high / 2, north: latitude + high / 2 };
}

/** As if the paper had been pulled by so many pixels. */
export function pulled(box: MapBox, view: RouteView, x: number, y: number): MapBox {
  const east = (-x * (view.east - view.west)) / view.width;
  const north = (y * (view.north - view.south)) / view.height;
  return { west: box.west + east, east: box.east + east, south: box.south + north, north: box.north + north };
}

export const cornersOf = ({ west, east, south, north }: MapBox) =>
  [
    [west, south],
    [east, north],
  ] as const;
