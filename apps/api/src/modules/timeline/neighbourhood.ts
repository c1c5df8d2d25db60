import { type Place, placeLimits } from '@waybill/contract/places/place';
import { findCountry, nearestDistrict } from '../places/index.ts';

/** Our own gazetteer ends at districts and landmarks; providers of places know streets and houses. */
const knowsDoors = /^(osm|google):/;

/** The public version of a place: the part of town, rounded to about a kilometre, never the address. */
export function neighbourhoodOf({ placeId, ...place }: Place): Place {
  const near = (degrees: number) => Math.round(degrees * 100) / 100;
  const about = { ...place, latitude: near(place.latitude), longitude: near(place.longitude) };
  // Without an id it comes from no book, and may be anything that somebody typed.
  const mayBeADoor = placeId === undefined || knowsDoors.test(placeId);
  return mayBeADoor ? { ...about, label: areaAround(place) } : about;
}

/** “Yaba, Lagos” from our own book, else the town; “Lagos” alone says little to whoever would go there. */
function areaAround(place: Omit<Place, 'placeId'>): string {
  const district = place.countryCode === 'NG' ? nearestDistrict(place) : undefined;
  const names = district ? [district.name, district.city] : [place.city, place.state];
  const area = names.filter((name, position) => name !== '' && names.indexOf(name) === position);
  return area.join(', ').slice(0, placeLimits.label) || (findCountry(place.countryCode)?.name ?? place.countryCode);
}

/** The part of a town that a place is in: what a route is known by. */
export function areaOf({ city, state, countryCode }: Place): string {
  return [...new Set([city, state].filter((name) => name !== ''))].join(', ') || countryCode;
}
