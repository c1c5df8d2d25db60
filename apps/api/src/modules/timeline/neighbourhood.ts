import { type Place, placeLimits } from '@waybill/contract/places/place';
import { findCountry } from '../places/index.ts';

/** Our own gazetteer ends at districts and landmarks; providers of places know streets and houses. */
const knowsDoors = /^(osm|google):/;

/** The public version of a place: the part of town, rounded to about a kilometre, never the address. */
export function neighbourhoodOf({ placeId, ...place }: Place): Place {
  const near = (degrees: number) => Math.round(degrees * 100) / 100;
  const area = [place.city, place.state].filter((name, position, names) => name !== '' && names.indexOf(name) === position);
  // Without an id it comes from no book, and may be anything that somebody typed.
  const mayBeADoor = placeId === undefined || knowsDoors.test(placeId);
  return {
    ...place,
    label: mayBeADoor
      ? area.join(', ').slice(0, placeLimits.label) || (findCountry(place.countryCode)?.name ?? place.countryCode)
      : place.label,
    latitude: near(place.latitude),
    longitude: near(place.longitude),
  };
}

/** The part of a town that a place is in: what a route is known by. */
export function areaOf({ city, state, countryCode }: Place): string {
  return [...new Set([city, state].filter((name) => name !== ''))].join(', ') || countryCode;
}
