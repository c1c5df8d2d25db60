import { earthRadiusKm, type Spot } from '@waybill/contract/places/distance';

/** Mercator's map has no poles; nobody rides there. */
const northernmost = 89.9;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** On Mercator's map, in kilometres at the equator. Around any place it is true to shape: nearest on it is nearest on the ground. */
export function onTheMap({ latitude, longitude }: Spot): { readonly x: number; readonly y: number } {
  const phi = radians(Math.min(Math.max(latitude, -northernmost), northernmost));
  return { x: earthRadiusKm * radians(longitude), y: earthRadiusKm * Math.log(Math.tan(Math.PI / 4 + phi / 2)) };
}
