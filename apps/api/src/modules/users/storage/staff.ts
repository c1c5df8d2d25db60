import type { PersonView } from '@waybill/contract/ops/person-view';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import { supportAccount } from '@waybill/contract/support/support-account';
import type { Db } from '../../../platform/db/database.ts';
import { staffRoleOf } from '../../identity/index.ts';
import { personColumns } from './people.ts';

export type StaffRow = PersonView & {
  readonly role: StaffRole;
  readonly email: string;
  readonly createdAt: Date;
  readonly lastSeen: Date | null;
  readonly hasEntered: boolean;
  readonly hasSecondFactor: boolean;
};

/** Our own people by name, without the account that all of them answer as; or one of them. */
export async function listStaff(db: Db, only?: string): Promise<StaffRow[]> {
  return db<StaffRow[]>`
    select ${personColumns(db)}, ${staffRoleOf(db)} as role, account.email, account.created_at,
           (select max(last_used_at) from session where session.user_id = account.id) as last_seen,
           account.email_verified_at is not null as has_entered,
           exists (select from second_factor where second_factor.user_id = account.id and authenticator_id is not null)
             or exists (select from passkey where passkey.user_id = account.id) as has_second_factor
    from account join profile on profile.user_id = account.id
    where is_staff and account.id <> ${supportAccount.id} ${only === undefined ? db`` : db`and account.id = ${only}`}
    order by full_name, account.id`;
}
