import type { Db, Tx } from '../../../platform/db/database.ts';

export type NewReport = {
  readonly userId: string;
  readonly reportedBy: string;
  readonly reason: string;
  readonly message: string;
  readonly roomId: string | null;
};

/** Once a day for each pair: said again, the newest words count, as long as nobody of ours has dealt with it. */
export async function insertReport(tx: Tx, report: NewReport): Promise<void> {
  await tx`
    insert into user_report ${tx(report)}
    on conflict (reported_by, user_id, (timezone('UTC', created_at)::date)) do update
    set reason = excluded.reason, message = excluded.message, room_id = coalesce(excluded.room_id, user_report.room_id)
    where user_report.handled_at is null`;
}

export async function isRoomOfBoth(db: Db, roomId: string, one: string, other: string): Promise<boolean> {
  const [row] = await db`
    select from chat_room where id = ${roomId} and user_a = least(${one}, ${other}) and user_b = greatest(${one}, ${other})`;
  return row !== undefined;
}

export type OpenReport = {
  readonly id: string;
  /** By their usernames. */
  readonly of: string;
  readonly by: string;
  readonly reason: string;
  readonly message: string;
  readonly roomId: string | null;
  readonly createdAt: Date;
};

/** What nobody of ours has dealt with, the longest waiting first. */
export async function listOpenReports(db: Db): Promise<OpenReport[]> {
  return db<OpenReport[]>`
    select report.id, reported.username as of, reporter.username as by, reason, message, room_id, report.created_at
    from user_report as report
    join account as reported on reported.id = user_id join account as reporter on reporter.id = reported_by
    where handled_at is null order by report.created_at, report.id`;
}
