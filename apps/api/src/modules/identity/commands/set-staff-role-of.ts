import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import { supportAccount } from '@waybill/contract/support/support-account';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { lockAccount, setStaffRole } from '../storage/accounts.ts';
import { announceAccountStatus } from './end-sessions-of.ts';

/** Gives one of our people another role, on every node at once. Answers the one they had. */
export async function setStaffRoleOf(tx: Tx, userId: string, role: StaffRole): Promise<StaffRole> {
  const account = await lockAccount(tx, userId);
  if (!account?.staffRole) throw new Problem('not_found', 'They are not one of our people.');
  if (userId === supportAccount.id) throw new Problem('forbidden', 'This is the account that all of us answer as.');
  await setStaffRole(tx, userId, role);
  await announceAccountStatus(tx, userId);
  // Their open console draws itself anew.
  sendEvent(tx, userId, { type: 'user.changed' });
  return account.staffRole;
}
