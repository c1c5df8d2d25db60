import { citiesByCountry } from './cities.ts';
import { allCountries } from './countries.ts';
import type { Entry } from './entry.ts';
import { nigerianEntries } from './nigeria.ts';

/** Our whole book of places: Nigeria in depth, the countries and cities of the world beside it. */
export function gazetteer(): Entry[] {
  return [...nigerianEntries(), ...countries(), ...citiesAbroad()];
}

function citiesAbroad(): Entry[] {
  return [...citiesByCountry().values()]
    .flat()
    .filter(({ country }) => country !== 'NG')
    .map(({ id, name, country, region, isPart, latitude, longitude, population }) => ({
      placeId: `geonames:${id}`,
      name,
      also: [],
      kind: isPart ? 'district' : 'city',
      countryCode: country,
      state: region,
      lga: '',
      city: name,
      latitude,
      longitude,
      weight: population,
    }));
}

/** A country's pin is that of its largest city: somebody who names no more will most likely go there. */
function countries(): Entry[] {
  return allCountries().flatMap(({ id, name }) => {
    const [largest] = citiesByCountry().get(id) ?? [];
    if (!largest) return [];
    const { latitude, longitude } = largest;
    const nothing = { also: [], state: '', lga: '', city: '' };
    return {
      placeId: `waybill:country:${id.toLowerCase()}`,
      name,
      kind: 'country',
      countryCode: id,
      latitude,
      longitude,
      weight: 500_000,
      ...nothing,
    };
  });
}
