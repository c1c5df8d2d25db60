import type { Position } from '../cursor.ts';
import type { Db, Tx } from '../db/database.ts';

/** Where pg-boss keeps a copy of what ran out of tries, for two weeks. */
export const deadLetters = 'dead-letters';

export type FailedJob = {
  readonly id: string;
  /** Of its kind. */
  readonly name: string;
  readonly data: unknown;
  /** The error of the last try. */
  readonly output: unknown;
  readonly failedAt: Date;
  readonly tries: number;
};

const columns = (db: Db) => db`
  id, coalesce(group_id, source_name, name) as name, data, source_output as output, date_trunc('milliseconds', created_on) as failed_at,
  coalesce(source_retry_count, 0) + 1 as tries`;

const isFailed = (db: Db) => db`name = ${deadLetters} and state < 'active'`;

type Page = { readonly before: Position | undefined; readonly limit: number; readonly skip: number };

/** The newest first. The id of a position is a uuid without its hyphens. */
export async function listFailedJobs(db: Db, { before, limit, skip }: Page): Promise<FailedJob[]> {
  return db<FailedJob[]>`
    select ${columns(db)} from jobs.job where ${isFailed(db)}
      ${before ? db`and (date_trunc('milliseconds', created_on), replace(id::text, '-', '')) < (${before.createdAt}, ${before.id})` : db``}
    order by failed_at desc, replace(id::text, '-', '') desc limit ${limit} offset ${skip}`;
}

/** What waits for staff here, in the columns that the console lists every case by. */
export const waitingJobs = (db: Db) => db`
  select id::text, date_trunc('milliseconds', created_on) as since, coalesce(group_id, source_name, name) as title, null as user_id from jobs.job where ${isFailed(db)}`;

/** Locked: whoever else would settle it waits, and finds it gone. */
export async function lockFailedJob(tx: Tx, id: string): Promise<FailedJob | undefined> {
  const [row] = await tx<FailedJob[]>`select ${columns(tx)} from jobs.job where ${isFailed(tx)} and id = ${id} for update`;
  return row;
}

export async function countFailedJobs(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db<[{ count: number; oldest: Date | null }]>`
    select count(*)::int as count, min(created_on) as oldest from jobs.job where ${isFailed(db)}`;
  return row;
}
