import type { Country } from '../api/list-countries.ts';

/** The options of a country select. Before the list is here, Nigeria alone, which is right for most. */
export function CountryOptions({ countries }: { readonly countries: readonly Country[] }) {
  return countries.map((country) => (
    <option key={country.id} value={country.id}>
      {country.flag} {country.name}
    </option>
  ));
}
