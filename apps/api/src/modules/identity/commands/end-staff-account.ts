import { supportAccount } from '@waybill/contract/support/support-account';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type Account, endStaffRole, lockAccount } from '../storage/accounts.ts';
import { endSessionsOf } from './end-sessions-of.ts';

/** Ends a staff account: signs it out everywhere, and makes it a member like any other when they come back. */
export async function endStaffAccount(tx: Tx, userId: string): Promise<Account> {
  const account = await lockAccount(tx, userId);
  if (!account?.isStaff) throw new Problem('not_found', `${account?.username ?? userId} is not one of our people.`);
  if (userId === supportAccount.id) throw new Problem('forbidden', 'This is the account that all of us answer as.');
  await endStaffRole(tx, userId);
  await endSessionsOf(tx, userId);
  return account;
}
