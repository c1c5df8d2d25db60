import type { Db } from '../../../platform/db/database.ts';

/** Everybody who may come in, in the order of their ids. */
export async function listPeopleAfter(db: Db, after: string, most: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select account.id from account join profile on profile.user_id = account.id
    where account.id > ${after} and blocked_at is null
      and case when country_code = 'NG' and not is_staff then phone_verified_at else email_verified_at end is not null
    order by account.id limit ${most}`;
  return rows.map(({ id }) => id);
}
