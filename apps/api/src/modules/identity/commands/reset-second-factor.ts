import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Publish } from '../../../platform/jobs/outbox.ts';
import { securityChanged } from '../events.ts';
import { type Account, lockAccount } from '../storage/accounts.ts';
import { deleteSecondFactor } from '../storage/second-factors.ts';
import { endSessionsOf } from './end-sessions-of.ts';

/** Resets the second factor of a staff member who lost their phone: signs them out everywhere, and asks for a new one at sign-in. */
export async function resetSecondFactor(tx: Tx, publish: Publish, userId: string): Promise<Account> {
  const account = await lockAccount(tx, userId);
  if (!account?.isStaff) throw new Problem('not_found', `${account?.username ?? userId} is not one of our people.`);
  await deleteSecondFactor(tx, userId);
  await endSessionsOf(tx, userId);
  publish(tx, securityChanged, { userId, what: 'second-factor-reset', at: new Date().toISOString() });
  return account;
}
