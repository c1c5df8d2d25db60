import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { isSessionConfirmed } from '../storage/sessions.ts';

/** Before something that matters: who it is was shown again in this session, ten minutes ago at most. */
export async function requireConfirmation(db: Db, caller: Caller): Promise<void> {
  if (await isSessionConfirmed(db, caller.sessionId)) return;
  throw new Problem('confirmation_required', 'Please confirm again that it is you.');
}
