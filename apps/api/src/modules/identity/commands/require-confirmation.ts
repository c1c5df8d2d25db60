import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { findAccount } from '../storage/accounts.ts';
import { isSessionConfirmed } from '../storage/sessions.ts';

/** Before something that matters: a password typed again in this session, ten minutes ago at most. */
export async function requireConfirmation(db: Db, caller: Caller): Promise<void> {
  if (await isSessionConfirmed(db, caller.sessionId)) return;
  // Who has no password cannot confirm it; their provider vouched for them when this session began.
  const account = await findAccount(db, caller.userId);
  if (account && account.passwordHash === null) return;
  throw new Problem('confirmation_required', 'Please confirm your password first.');
}
