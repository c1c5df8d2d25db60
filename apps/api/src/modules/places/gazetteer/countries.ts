import { countries, getEmojiFlag, type TCountryCode } from 'countries-list';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';

/** As the telephone world keeps it; of a shared code (+1) the part that is the country’s own stays. */
function dialCodeOf(id: string, listed = ''): string {
  const kept = isSupportedCountry(id) ? getCountryCallingCode(id) : listed;
  return `+${listed.startsWith(kept) ? listed : kept}`;
}

export type Country = {
  readonly id: string;
  readonly name: string;
  readonly dialCode: string;
  readonly currency: string;
  readonly flag: string;
};

const all: readonly Country[] = (Object.keys(countries) as TCountryCode[])
  .map((id) => {
    const { name, phone, currency } = countries[id];
    return { id, name, dialCode: dialCodeOf(id, String(phone[0] ?? '')), currency: currency[0] ?? '', flag: getEmojiFlag(id) };
  })
  // Home first; everywhere else by name.
  .sort((one, other) => Number(other.id === 'NG') - Number(one.id === 'NG') || one.name.localeCompare(other.name, 'en'));

const byId = new Map(all.map((country) => [country.id, country]));

export function allCountries(): readonly Country[] {
  return all;
}

/** Finds by the English name, in any case. */
export function findCountryByName(name: string): Country | undefined {
  const wanted = name.trim().toLowerCase();
  return all.find((country) => country.name.toLowerCase() === wanted);
}

export function findCountry(id: string): Country | undefined {
  return byId.get(id);
}
