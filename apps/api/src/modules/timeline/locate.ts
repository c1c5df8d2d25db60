import type { Place } from '@waybill/contract/places/place';
import { Problem } from '../../platform/http/problem.ts';
import type { PlaceFinder } from '../places/index.ts';

/** The place of an address: as its sender gave it, else the best match of our finder. A whole country is no place to go to. */
export async function locate(findPlaces: PlaceFinder, address: string, given: Place | undefined, field: string): Promise<Place> {
  if (given) return given;
  const [best] = (await findPlaces({ text: address, limit: 1 })).places;
  if (!best || best.kind === 'country')
    throw new Problem('invalid_input', `We cannot find “${address}”. Please name a town or a part of one.`, { field });
  const { label, latitude, longitude, countryCode, state, city, placeId } = best;
  return { label, latitude, longitude, countryCode, state, city, placeId };
}
