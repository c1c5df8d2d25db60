import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { secondFactorRequired } from '../policies.ts';
import { hasSecondFactor } from '../storage/second-factors.ts';
import { isSecondFactorFresh } from '../storage/sessions.ts';
import { requireConfirmation } from './require-confirmation.ts';

/**
 * Before a second factor is added or taken away: whoever has one shows it, or else the password would be enough to
 * make one. Who has none yet types the password.
 */
export async function requireToChangeFactors(db: Db, caller: Caller): Promise<void> {
  const isOurs = caller.grants.has('staff-entering');
  if (!isOurs || !(await hasSecondFactor(db, caller.userId))) return requireConfirmation(db, caller);
  if (!(await isSecondFactorFresh(db, caller.sessionId))) throw secondFactorRequired();
}
