import { useEffect, useState } from 'react';
import { type Country, listCountries } from '../api/list-countries.ts';

const nigeria: Country = { id: 'NG', name: 'Nigeria', dialCode: '+234', currency: 'NGN', flag: '🇳🇬' };

let loading: Promise<readonly Country[]> | undefined;

/** Every country, fetched once a page; Nigeria alone until then, or without a network. */
export function useCountries(): readonly Country[] {
  const [countries, setCountries] = useState<readonly Country[]>([nigeria]);
  useEffect(() => {
    let left = false;
    loading ??= listCountries();
    loading.then(
      (all) => left || setCountries(all),
      () => {
        loading = undefined;
      },
    );
    return () => {
      left = true;
    };
  }, []);
  return countries;
}

export function dialCodesOf(countries: readonly Country[]): { code: string; label: string }[] {
  return countries.map((country) => ({ code: country.dialCode, label: `${country.flag} ${country.name}` }));
}
