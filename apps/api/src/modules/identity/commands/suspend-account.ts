import { supportAccount } from '@waybill/contract/support/support-account';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { setBlocked } from '../storage/accounts.ts';
import { announceAccountStatus } from './end-sessions-of.ts';

/** Sessions stay, but every call is refused from the commit on; open tabs learn of it and show the reason. */
export async function suspendAccount(tx: Tx, userId: string, isBlocked: boolean): Promise<void> {
  if (userId === supportAccount.id) throw new Problem('forbidden', 'This is the account that all of us answer as.');
  await setBlocked(tx, userId, isBlocked);
  await announceAccountStatus(tx, userId);
  sendEvent(tx, userId, { type: 'user.changed' });
}
