import { readFileSync } from 'node:fs';

export type City = { readonly name: string; readonly region: string };
type Row = City & { readonly folded: string };

/**
 * One line a city, the largest of a country first: `NG<tab>Lagos<tab>Lagos`. From GeoNames (CC BY 4.0), made by
 * `npm run generate`. It never changes while the program runs, so it is read once, when first asked for.
 */
const file = new URL('./data/cities.tsv', import.meta.url);
let loaded: ReadonlyMap<string, readonly Row[]> | undefined;

function load(): ReadonlyMap<string, readonly Row[]> {
  const rows = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [country = '', name = '', region = ''] = line.split('\t');
      return { country, name, region, folded: fold(name) };
    });
  loaded = Map.groupBy(rows, (row) => row.country);
  return loaded;
}

export function findCities(countryId: string, search: string, limit: number): City[] {
  const cities = (loaded ?? load()).get(countryId) ?? [];
  const wanted = fold(search);
  return cities
    .filter((city) => city.folded.startsWith(wanted))
    .slice(0, limit)
    .map(({ name, region }) => ({ name, region }));
}

/** Without accents and case: `sao` finds São Paulo. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
