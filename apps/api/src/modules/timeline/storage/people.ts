import type { Db } from '../../../platform/db/database.ts';

/** The facts about an author that posting depends on, and the calendar by the database's clock. */
export type AuthorStatus = {
  readonly username: string;
  readonly fullName: string;
  readonly countryCode: string;
  readonly isKycCompleted: boolean;
  /** In Lagos. */
  readonly today: string;
};

export async function findAuthorStatus(db: Db, userId: string): Promise<AuthorStatus> {
  const [row] = await db<AuthorStatus[]>`
    select username, full_name, country_code, kyc_status = 1 as is_kyc_completed,
           to_char(now() at time zone 'Africa/Lagos', 'YYYY-MM-DD') as today
    from account join profile on profile.user_id = account.id where account.id = ${userId}`;
  if (!row) throw new Error('Whoever is signed in has no profile');
  return row;
}
