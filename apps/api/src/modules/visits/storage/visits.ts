import { type Database, type Db, type Tx, transact } from '../../../platform/db/database.ts';

/** Far more than there are pages: made-up addresses do not fill the table. */
const mostPatternsADay = 200;

const today = (db: Db) => db`(now() at time zone 'Africa/Lagos')::date`;

export async function addVisit(db: Database, pattern: string): Promise<void> {
  const { count } = await db`update visit_count set visits = visits + 1 where day = ${today(db)} and pattern = ${pattern}`;
  if (count === 0) await transact(db, (tx) => addPattern(tx, pattern));
}

/** The first visit of the day. One at a time: counted side by side, each would see room for itself. */
async function addPattern(tx: Db, pattern: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended('visit patterns', 0))`;
  await tx`
    insert into visit_count as known (day, pattern, visits)
    select ${today(tx)}, ${pattern}, 1
    where (select count(*) from visit_count where day = ${today(tx)} and pattern <> ${pattern}) < ${mostPatternsADay}
    on conflict (day, pattern) do update set visits = known.visits + 1`;
}

/** As they would have been counted on that day. */
export async function recordPastVisits(
  tx: Tx,
  { daysAgo, pattern, visits }: { readonly daysAgo: number; readonly pattern: string; readonly visits: number },
): Promise<void> {
  await tx`insert into visit_count (day, pattern, visits) values (${today(tx)} - ${daysAgo}::int, ${pattern}, ${visits})`;
}

export type Visits = { readonly today: number; readonly lastSevenDays: number };

export async function countVisits(db: Db): Promise<Visits> {
  const [row] = await db<[Visits]>`
    select coalesce(sum(visits) filter (where day = ${today(db)}), 0)::int as today, coalesce(sum(visits), 0)::int as last_seven_days
    from visit_count where day > ${today(db)} - 7`;
  return row;
}
