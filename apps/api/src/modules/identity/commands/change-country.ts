import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockAccount, setCountry } from '../storage/accounts.ts';
import { announceAccountStatus } from './end-sessions-of.ts';

/** The country decides what has to be verified: all nodes read the account again. Answers the country before. */
export async function changeCountry(tx: Tx, userId: string, countryCode: string): Promise<string> {
  const account = await lockAccount(tx, userId);
  if (!account) throw new Problem('session_ended', 'This account is gone.');
  await setCountry(tx, userId, countryCode);
  await announceAccountStatus(tx, userId);
  return account.countryCode;
}
