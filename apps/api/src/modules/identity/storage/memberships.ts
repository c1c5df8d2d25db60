import type { MemberRole } from '@waybill/contract/businesses/roles';
import type { Db } from '../../../platform/db/database.ts';
import { type AccountStatus, isVerified, type Restricted } from '../policies.ts';
import { restrictionOf } from './accounts.ts';

/** Somebody’s part in a business, and how the business stands. */
export type Membership = Restricted & { readonly role: MemberRole; readonly isBlocked: boolean; readonly isVerified: boolean };

/** Undefined for whoever does not belong to the business now. */
export async function findMembership(db: Db, personId: string, businessId: string): Promise<Membership | undefined> {
  const [row] = await db<(AccountStatus & Restricted & { role: MemberRole })[]>`
    select role, country_code, phone_verified_at is not null as is_phone_verified, email_verified_at is not null as is_email_verified,
           blocked_at is not null as is_blocked, is_dispatch_partner, is_staff, ${restrictionOf(db)} as restriction
    from business_member join account on account.id = business_id
    where business_member.user_id = ${personId} and business_id = ${businessId} and ended_at is null and is_dispatch_partner`;
  return row && { role: row.role, isBlocked: row.isBlocked, isVerified: isVerified(row), restriction: row.restriction };
}
