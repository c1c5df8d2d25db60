import { citiesByCountry } from './cities.ts';
import type { Entry } from './entry.ts';
import { readTable } from './read-table.ts';

/** Comparable populations of places for which no population is known. */
const worth = { state: 1_000_000, district: 150_000, landmark: 60_000, lga: 20_000 } as const;

/** Short names of the big cities. */
const shortForms: Readonly<Record<string, readonly string[]>> = {
  Lagos: ['Lag', 'Las Gidi', 'Eko'],
  'Port Harcourt': ['PH', 'PHC', 'Pitakwa'],
  Abuja: ['ABJ'],
  Ibadan: ['IB'],
  Kaduna: ['KD'],
  'Benin City': ['Benin'],
  'Ile-Ife': ['Ife'],
};

/** Everything we know at home: states, local governments, towns, and the districts and landmarks people really name. */
export function nigerianEntries(): Entry[] {
  const districts = readTable('nigeria-districts').map(readDistrict);
  return [
    ...readTable('nigeria-states').map(readState),
    ...towns(districts),
    ...districts,
    ...readTable('nigeria-lgas').map(readLga),
  ];
}

/** The pin of a whole state is its capital's; that of Lagos is where most of it lives. */
function readState([name = '', _capital, latitude, longitude, also]: string[]): Entry {
  return { ...base('state', name, name), also: also?.split(', ') ?? [], ...position(latitude, longitude) };
}

function readLga([state = '', name = '', latitude, longitude]: string[]): Entry {
  return { ...base('lga', name, state), also: [], lga: name, ...position(latitude, longitude) };
}

function readDistrict([name = '', kind, city = '', lga = '', state = '', latitude, longitude, also]: string[]): Entry {
  const known = kind === 'landmark' ? 'landmark' : 'district';
  return { ...base(known, name, state), also: also?.split(', ') ?? [], city, lga, ...position(latitude, longitude) };
}

/** GeoNames' towns, without those that our own list describes better. */
function towns(districts: readonly Entry[]): Entry[] {
  const described = new Set(districts.map(({ name, state }) => `${state}/${name}`));
  return (citiesByCountry().get('NG') ?? [])
    .filter(({ name, region }) => !described.has(`${region}/${name}`))
    .map(({ id, name, region, latitude, longitude, population }) => ({
      ...base('city', name, region),
      placeId: `geonames:${id}`,
      also: shortForms[name] ?? [],
      city: name,
      latitude,
      longitude,
      weight: population,
    }));
}

function base(kind: 'state' | 'lga' | 'district' | 'landmark' | 'city', name: string, state: string) {
  const slug = [kind, state, name].map((part) => part.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')).join(':');
  const weight = kind === 'city' ? 0 : worth[kind];
  return { placeId: `waybill:ng:${slug}`, name, kind, countryCode: 'NG', state, lga: '', city: '', weight };
}

function position(latitude: string | undefined, longitude: string | undefined) {
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
