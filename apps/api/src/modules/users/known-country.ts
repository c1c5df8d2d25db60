import { Problem } from '../../platform/http/problem.ts';
import { findCountry } from '../places/index.ts';

/** The country's name is ours, not the caller's: two spellings of one country are of no use to anybody. */
export function knownCountry(code: string, field: string): { readonly id: string; readonly name: string } {
  const country = findCountry(code);
  if (!country) throw new Problem('invalid_input', 'Please choose a country.', { field });
  return country;
}
