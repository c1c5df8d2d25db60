import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Publish } from '../../../platform/jobs/outbox.ts';
import { securityChanged } from '../events.ts';
import { type Account, lockAccount } from '../storage/accounts.ts';
import { deleteSecondFactor } from '../storage/second-factors.ts';
import { endSessionsOf } from './end-sessions-of.ts';

/** One of our people has lost their phone: signed out everywhere, and asked for a new second factor when they come back. */
export async function resetSecondFactor(tx: Tx, publish: Publish, userId: string): Promise<Account> {
  const account = await lockAccount(tx, userId);
  if (!account?.isStaff) throw new Problem('not_found', `${account?.username ?? userId} is not one of our people.`);
  await deleteSecondFactor(tx, userId);
  await endSessionsOf(tx, userId);
  await publish(tx, securityChanged, { userId, what: 'second-factor-reset', at: new Date().toISOString() });
  return account;
}
