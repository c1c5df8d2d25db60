import type { BodyOf } from '@waybill/contract/call';
import { homeCurrency } from '@waybill/contract/money';
import type { updateUser } from '@waybill/contract/users/update-user';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { changeCountry } from '../../identity/index.ts';
import { findCountryByName } from '../../places/index.ts';
import { openWallet } from '../../wallet/index.ts';
import { knownCountry } from '../known-country.ts';
import { updateBusiness, updateProfile } from '../storage/profiles.ts';
import type { UserRow } from '../storage/users.ts';

export type Country = { readonly id: string; readonly name: string };

type Input = Pick<BodyOf<typeof updateUser>, 'countryOfResidence' | 'countryCode'>;

/** The country that somebody wants to live in from now on; nothing when it is the one they live in. */
export function countryIn({ countryOfResidence, countryCode }: Input, row: UserRow): Country | undefined {
  // Of a name and a code the one that is new counts: a client that changes one of them may send the other back as it was.
  const byName = countryOfResidence === row.countryName ? undefined : namedCountry(countryOfResidence);
  const byCode =
    countryCode === undefined || countryCode === row.countryCode ? undefined : knownCountry(countryCode, 'countryCode');
  if (byName && byCode && byName.id !== byCode.id)
    throw new Problem('invalid_input', `${byName.name} and ${byCode.name} are two countries. Please choose one.`, {
      field: 'countryOfResidence',
    });
  const country = byCode ?? byName;
  return country?.id === row.countryCode ? undefined : country;
}

function namedCountry(name: string | undefined): Country | undefined {
  if (name === undefined) return undefined;
  const country = findCountryByName(name);
  if (!country) throw new Problem('invalid_input', 'Please choose a country.', { field: 'countryOfResidence' });
  return country;
}

/** In Nigeria an account is verified by its phone: without a number there would be nothing to verify. */
export function requireMovable(row: UserRow, country: Country): void {
  if (country.id === 'NG' && row.phone === null)
    throw new Problem('invalid_input', 'In Nigeria we reach you by phone. Please add your phone number first.', {
      field: 'countryOfResidence',
    });
}

/**
 * The home wallet follows, and is opened if need be; no wallet is closed. The country decides what has to be verified: a member
 * who has not proven what the new one asks for is led to do so. A base fare of another currency would be another price.
 */
export async function moveToCountry(tx: Tx, userId: string, country: Country): Promise<void> {
  const before = await changeCountry(tx, userId, country.id);
  updateProfile(tx, userId, { countryName: country.name });
  openWallet(tx, userId, homeCurrency(country.id));
  if (homeCurrency(before) !== homeCurrency(country.id)) updateBusiness(tx, userId, { baseFareMinor: null });
}
