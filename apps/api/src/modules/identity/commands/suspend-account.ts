import { supportAccount } from '@waybill/contract/support/support-account';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { setBlocked, setRestricted } from '../storage/accounts.ts';
import { announceAccountStatus } from './end-sessions-of.ts';

/** Sessions stay, but every call is refused from the commit on; open tabs learn of it and show the reason. */
export async function suspendAccount(tx: Tx, userId: string, isBlocked: boolean): Promise<void> {
  if (userId === supportAccount.id) throw new Problem('forbidden', 'This is the account that all of us answer as.');
  await setBlocked(tx, userId, isBlocked);
  await announceAccountStatus(tx, userId);
  sendEvent(tx, userId, { type: 'user.changed' });
}

/** What is begun anew is refused from the commit on, until the restriction ends; null ends it. Open tabs learn of it. */
export async function restrictAccount(tx: Tx, userId: string, restriction: Parameters<typeof setRestricted>[2]): Promise<void> {
  if (userId === supportAccount.id) throw new Problem('forbidden', 'This is the account that all of us answer as.');
  await setRestricted(tx, userId, restriction);
  await announceAccountStatus(tx, userId);
  sendEvent(tx, userId, { type: 'user.changed' });
}
