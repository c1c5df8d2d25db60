import { fold } from '../search/fold.ts';
import { readTable } from './read-table.ts';

export type City = {
  readonly id: string;
  readonly country: string;
  readonly name: string;
  readonly region: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  /** A section of a city, which people do not give as their city. */
  readonly isPart: boolean;
  readonly folded: string;
};

let loaded: ReadonlyMap<string, readonly City[]> | undefined;

/** Cities by country, the largest first. They never change while the program runs: read once, when first asked for. */
export function citiesByCountry(): ReadonlyMap<string, readonly City[]> {
  loaded ??= Map.groupBy(readTable('cities').map(readCity), (city) => city.country);
  return loaded;
}

function readCity([country = '', name = '', region = '', latitude, longitude, people, id = '', part]: string[]): City {
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  return { id, country, name, region, ...position, population: Number(people), isPart: part === 'part', folded: fold(name) };
}

export function findCities(countryId: string, search: string, limit: number): { name: string; region: string }[] {
  const cities = citiesByCountry().get(countryId) ?? [];
  const wanted = fold(search);
  return wanted === '' && search !== ''
    ? []
    : cities
        .filter((city) => !city.isPart && city.folded.startsWith(wanted))
        .slice(0, limit)
        .map(({ name, region }) => ({ name, region }));
}
