import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { allCountries, findCountry } from './countries.ts';

describe('the dial code of a country', () => {
  it('is +383 in Kosovo', () => {
    expect(findCountry('XK')?.dialCode).toBe('+383');
  });

  it('begins as the telephone world keeps it, everywhere', () => {
    const others = allCountries().filter(
      ({ id, dialCode }) => isSupportedCountry(id) && !dialCode.startsWith(`+${getCountryCallingCode(id)}`),
    );
    expect(others).toEqual([]);
  });
});
