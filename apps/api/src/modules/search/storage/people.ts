import { searchLimits } from '@waybill/contract/search/search-everything';
import type { Db } from '../../../platform/db/database.ts';
import type { Fragment } from '../../../platform/db/sql.ts';

type PersonRow = {
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly profilePicture: string | null;
  readonly isDispatchPartner: boolean;
};

/** Other members whose name, last name or username begins with this. Each way is read in the order of its index, and no further than needed. */
export async function findPeopleCalled(db: Db, userId: string, words: string): Promise<PersonRow[]> {
  // Behind every letter there is.
  const end = `${words}\u{10FFFF}`;
  const beginning = (column: Fragment) => db`
    (select account.id, username, full_name, profile_picture, is_dispatch_partner
     from profile join account on account.id = profile.user_id
     where ${column} collate "C" >= ${words} and ${column} collate "C" < ${end}
       and account.id <> ${userId} and not is_staff and blocked_at is null
     order by ${column} collate "C" limit ${db.unsafe(String(searchLimits.each))})`;
  return db<PersonRow[]>`
    select distinct * from (
      ${beginning(db`folded(full_name)`)} union all ${beginning(db`folded(regexp_replace(full_name, '^.*\\s', ''))`)}
      union all ${beginning(db`username`)}) as found
    order by full_name, id limit ${searchLimits.each}`;
}
