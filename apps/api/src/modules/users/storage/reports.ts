import type { ReportOutcome } from '@waybill/contract/ops/list-reports';
import type { ReportReason } from '@waybill/contract/timeline/enums';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type NewReport = {
  readonly userId: string;
  readonly reportedBy: string;
  readonly reason: string;
  readonly message: string;
  readonly roomId: string | null;
};

/** One report a day for each pair: repeated, the newest text counts. After staff have handled it, the next is a new one. */
export function insertReport(tx: Tx, report: NewReport): void {
  tx.write(tx`
    insert into user_report ${tx(report)}
    on conflict (reported_by, user_id, (timezone('UTC', created_at)::date)) where handled_at is null do update
    set reason = excluded.reason, message = excluded.message, room_id = coalesce(excluded.room_id, user_report.room_id)`);
}

export async function isRoomOfBoth(db: Db, roomId: string, one: string, other: string): Promise<boolean> {
  const [row] = await db`
    select from chat_room where id = ${roomId} and user_a = least(${one}, ${other}) and user_b = greatest(${one}, ${other})`;
  return row !== undefined;
}

/** The columns that every report has, whatever it is about. */
export type ReportFacts = {
  readonly id: string;
  readonly reason: ReportReason;
  readonly message: string;
  readonly createdAt: Date;
  /** Number of other open reports about the same person or item. */
  readonly alike: number;
  readonly handledAt: Date | null;
  /** Username of the staff member who closed it; null from the command line. */
  readonly handledBy: string | null;
  readonly outcome: ReportOutcome | null;
  readonly because: string;
};

export type ReportRow = ReportFacts & {
  readonly userId: string;
  readonly reportedBy: string;
  readonly roomId: string | null;
};

const columns = (db: Db) => db`
  report.id, report.user_id, report.reported_by, report.reason, report.message, report.room_id, report.created_at, report.handled_at,
  (select username from account where account.id = report.handled_by) as handled_by, report.outcome, report.because,
  (select count(*)::int from user_report as other
   where other.user_id = report.user_id and other.handled_at is null and other.id <> report.id) as alike`;

/** Start of a page: after this moment, and after this number within it. */
export type ReportPage = {
  readonly state: 'open' | 'closed';
  readonly after: { readonly at: Date; readonly id: string } | undefined;
  readonly limit: number;
};

/** Open: not handled by staff, the longest waiting first. Closed: the newest first. */
export async function listReports(db: Db, { state, after, limit }: ReportPage): Promise<ReportRow[]> {
  if (state === 'open')
    return db<ReportRow[]>`
      select ${columns(db)} from user_report as report
      where handled_at is null ${after ? db`and (created_at, id) > (${after.at}, ${after.id}::bigint)` : db``}
      order by created_at, id limit ${limit}`;
  return db<ReportRow[]>`
    select ${columns(db)} from user_report as report
    where handled_at is not null ${after ? db`and (handled_at, id) < (${after.at}, ${after.id}::bigint)` : db``}
    order by handled_at desc, id desc limit ${limit}`;
}

export async function findReport(db: Db, id: string): Promise<ReportRow | undefined> {
  const [row] = await db<ReportRow[]>`select ${columns(db)} from user_report as report where id = ${id}`;
  return row;
}

/** Reports about these people or by them, the newest first. */
export async function findReportsAround(db: Db, userIds: readonly string[], limit: number): Promise<ReportRow[]> {
  const ids = [...userIds];
  return db<ReportRow[]>`
    select ${columns(db)} from user_report as report where user_id = any(${ids}) or reported_by = any(${ids})
    order by created_at desc, id desc limit ${limit}`;
}

/** Number and author of a report. */
export type ClosedReport = { readonly id: string; readonly by: string };

export type ReportClosing = { readonly handledBy: string | null; readonly outcome: ReportOutcome; readonly because: string };

/**
 * Closes all open reports about a member. Words of reporters who have left are blanked. Answers the closed ones: a parallel call
 * finds nothing.
 */
export async function closeReportsOf(
  tx: Tx,
  userId: string,
  { handledBy, outcome, because }: ReportClosing,
): Promise<ClosedReport[]> {
  return tx<ClosedReport[]>`
    update user_report set handled_at = now(), handled_by = ${handledBy}, outcome = ${outcome}, because = ${because},
      message = case when exists (select from account where id = reported_by and deactivated_at is not null) then '' else message end
    where id in (select id from user_report where user_id = ${userId} and handled_at is null order by id for update)
      and handled_at is null
    returning id, reported_by as by`;
}

export async function countReportsOf(db: Db, userId: string): Promise<{ open: number; all: number }> {
  const [row] = await db<[{ open: number; all: number }]>`
    select count(*) filter (where handled_at is null)::int as open, count(*)::int as all from user_report where user_id = ${userId}`;
  return row;
}

/** As if nobody had closed them, but for those whose author has said it anew meanwhile: that one waits already. Answers which. */
export async function reopenReports(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    update user_report as report set handled_at = null, handled_by = null, outcome = null, because = ''
    where id = any(${[...ids]}::bigint[]) and handled_at is not null and not exists (
      select from user_report as newer where newer.reported_by = report.reported_by and newer.user_id = report.user_id and newer.handled_at is null)
    returning id`;
  return rows.map(({ id }) => id);
}
