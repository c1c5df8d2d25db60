import type { Place } from '@waybill/contract/places/place';
import type { PlaceFound } from '@waybill/contract/places/search-places';

/** An address as people write it: the street first, then the place that was chosen. */
export function addressText(street: string, place: Place): string {
  const written = street.trimStart();
  return written.trim() === '' ? place.label : `${written}, ${place.label}`;
}

/** The street written before the place. A text that does not end in its place is all street. */
export function streetOf(text: string, place: Place): string {
  if (text === place.label) return '';
  const end = `, ${place.label}`;
  return text.endsWith(end) ? text.slice(0, -end.length) : text;
}

/** The fields of a found place that an address stores. */
export function placeOf({ label, latitude, longitude, countryCode, state, city, placeId }: PlaceFound): Place {
  return { label, latitude, longitude, countryCode, state, city, placeId };
}
