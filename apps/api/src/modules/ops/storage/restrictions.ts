import type { Db } from '../../../platform/db/database.ts';

/** Whether an account is for reading only now. */
export async function findRestriction(db: Db, userId: string): Promise<boolean> {
  const [row] = await db`
    select from account where id = ${userId} and restricted_at is not null and (restricted_until is null or restricted_until > now())`;
  return row !== undefined;
}
