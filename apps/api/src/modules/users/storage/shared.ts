import { kycStatus } from '@waybill/contract/users/enums';
import type { Db } from '../../../platform/db/database.ts';

/** What a person shows to anybody, as the tables have it. */
export type SharedPersonRow = {
  readonly id: string;
  readonly fullName: string;
  readonly profilePicture: string | null;
  readonly isDispatchPartner: boolean;
  readonly isIdentityChecked: boolean;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly numberOfDeliveries: number;
};

/** Of `account` and `profile`, for whoever joins the two. */
export const sharedPersonColumns = (db: Db) => db`
  account.id, full_name, profile_picture, is_dispatch_partner, kyc_status = ${kycStatus.Completed} as is_identity_checked, rating_sum,
  rating_count, number_of_deliveries`;

/** Members in good standing: neither suspended nor gone, verified, and not of our own people. */
export const isSharedPerson = (db: Db) => db`
  account.blocked_at is null and not account.is_staff
  and case when account.country_code = 'NG' then account.phone_verified_at else account.email_verified_at end is not null`;

export async function findSharedPerson(db: Db, id: string): Promise<SharedPersonRow | undefined> {
  const [row] = await db<SharedPersonRow[]>`
    select ${sharedPersonColumns(db)} from account join profile on profile.user_id = account.id
    where account.id = ${id} and ${isSharedPerson(db)}`;
  return row;
}
