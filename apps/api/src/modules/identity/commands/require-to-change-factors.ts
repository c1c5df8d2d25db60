import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { secondFactorRequired } from '../policies.ts';
import { hasSecondFactor } from '../storage/second-factors.ts';
import { isSecondFactorFresh } from '../storage/sessions.ts';
import { requireConfirmation } from './require-confirmation.ts';

/**
 * Checks before a second factor is added or removed: an account with one has to show it, or else the password would be enough
 * to make one. An account without one confirms the password.
 */
export async function requireToChangeFactors(db: Db, caller: Caller): Promise<void> {
  const isOurs = caller.grants.has('staff-entering');
  if (!isOurs || !(await hasSecondFactor(db, caller.userId))) return requireConfirmation(db, caller);
  if (!(await isSecondFactorFresh(db, caller.sessionId))) throw secondFactorRequired();
}
