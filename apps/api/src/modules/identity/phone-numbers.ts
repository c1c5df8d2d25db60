import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { Problem } from '../../platform/http/problem.ts';

/** A real number in E.164, or a refusal beside its field. `+2340803…` and `+234803…` are the same number. */
export function checkPhoneNumber(typed: string, countryCode: string, field: string): string {
  const country: CountryCode | undefined = isSupportedCountry(countryCode) ? countryCode : undefined;
  const number = parsePhoneNumberFromString(typed, country ? { defaultCountry: country, extract: false } : { extract: false });
  if (!number?.isValid())
    throw new Problem('invalid_input', 'That phone number does not exist. Please check the digits.', { field });
  return number.number;
}
