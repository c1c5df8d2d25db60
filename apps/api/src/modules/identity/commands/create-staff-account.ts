import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Enqueue } from '../../../platform/jobs/jobs.ts';
import { insertAccount } from '../storage/accounts.ts';
import { refuseReservedEmail, refuseSupportName } from './create-account.ts';
import { sendActionLink } from './send-action-link.ts';

/** Creates a staff account. Its owner chooses a password by the link, which proves their address as well. */
export async function createStaffAccount(
  tx: Tx,
  enqueue: Enqueue,
  input: { readonly email: string; readonly username: string; readonly staffRole: StaffRole },
): Promise<string> {
  refuseSupportName(input.username);
  refuseReservedEmail(input.email);
  const id = newId('user');
  await insertAccount(tx, {
    id,
    ...input,
    phone: null,
    passwordHash: null,
    authProvider: 'password',
    countryCode: 'NG',
    isDispatchPartner: false,
    isStaff: true,
    emailVerifiedAt: null,
  });
  await sendActionLink(tx, enqueue, { userId: id, mode: 'resetPassword', email: input.email });
  return id;
}
