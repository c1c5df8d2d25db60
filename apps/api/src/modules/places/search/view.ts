import type { PlaceFound } from '@waybill/contract/places/search-places';
import type { Entry } from '../gazetteer/entry.ts';

/** As people write it: `Yaba, Lagos`, `Ogun State`, `Houston, Texas, United States`. */
export function viewOf(entry: Entry, country: string): PlaceFound {
  const { placeId, name, kind, latitude, longitude, countryCode, state, city } = entry;
  return {
    placeId,
    name,
    kind,
    latitude,
    longitude,
    countryCode,
    state,
    city,
    label: labelOf(entry, country),
    detail: detailOf(entry, country),
  };
}

function labelOf({ name, kind, countryCode, state, city }: Entry, country: string): string {
  if (kind === 'country') return name;
  if (kind === 'state') return name.endsWith('Territory') ? name : `${name} State`;
  const isHome = countryCode === 'NG';
  // `Port Harcourt GRA` contains its city already.
  const within = kind === 'city' || kind === 'lga' || name.includes(city) ? state : city;
  return distinct([name, isHome ? within : state, isHome && within !== name ? '' : country]);
}

function detailOf({ name, kind, lga, state, city }: Entry, country: string): string {
  if (kind === 'country') return 'Country';
  if (kind === 'state') return distinct(['State', country]);
  if (kind === 'lga') return distinct(['Local government area', state, country]);
  // The council of the capital is less known than the city's name.
  const within = lga.startsWith('Abuja') ? city : lga;
  return distinct([within === name ? city : within, state, country].filter((part) => part !== name));
}

function distinct(parts: readonly string[]): string {
  return [...new Set(parts.filter((part) => part !== ''))].join(', ');
}
