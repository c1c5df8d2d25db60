import type { ReportReason } from '@waybill/contract/timeline/enums';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { ClosedReport, ReportClosing, ReportFacts, ReportPage } from '../../users/index.ts';

export type NewReport = {
  readonly reporterId: string;
  readonly itemId: string;
  readonly reason: ReportReason;
  readonly message: string;
};

/** One report per person and item; the last text counts. After staff have handled it, the next is a new one. */
export function keepReport(tx: Tx, report: NewReport): void {
  tx.write(tx`
    insert into timeline_report ${tx(report)}
    on conflict (reporter_id, item_id) where handled_at is null do update
    set reason = excluded.reason, message = excluded.message, created_at = now()`);
}

export type ItemReportRow = ReportFacts & {
  readonly itemId: string;
  readonly itemType: number;
  readonly authorId: string;
  /** Text of the item, and its destination if it has one. */
  readonly words: string;
  readonly isRemoved: boolean;
  readonly reporterId: string;
};

const columns = (db: Db) => db`
  report.id, report.item_id, item.type as item_type, item.author_id, item.removed_at is not null as is_removed, report.reporter_id,
  report.reason, report.message, report.created_at, report.handled_at, report.outcome, report.because,
  concat_ws(E'\\n', nullif(item.message, ''), (item.pickup ->> 'label') || ' → ' || (item.drop_offs -> 0 ->> 'label')) as words,
  (select username from account where account.id = report.handled_by) as handled_by,
  (select count(*)::int from timeline_report as other
   where other.item_id = report.item_id and other.handled_at is null and other.id <> report.id) as alike`;

/** Open: not handled by staff, the longest waiting first. Closed: the newest first. */
export async function listItemReports(db: Db, { state, after, limit }: ReportPage): Promise<ItemReportRow[]> {
  if (state === 'open')
    return db<ItemReportRow[]>`
      select ${columns(db)} from timeline_report as report join timeline_item as item on item.id = item_id
      where handled_at is null ${after ? db`and (report.created_at, report.id) > (${after.at}, ${after.id}::bigint)` : db``}
      order by report.created_at, report.id limit ${limit}`;
  return db<ItemReportRow[]>`
    select ${columns(db)} from timeline_report as report join timeline_item as item on item.id = item_id
    where handled_at is not null ${after ? db`and (handled_at, report.id) < (${after.at}, ${after.id}::bigint)` : db``}
    order by handled_at desc, report.id desc limit ${limit}`;
}

export async function findItemReport(db: Db, id: string): Promise<ItemReportRow | undefined> {
  const [row] = await db<ItemReportRow[]>`
    select ${columns(db)} from timeline_report as report join timeline_item as item on item.id = item_id where report.id = ${id}`;
  return row;
}

/** Reports by these people, or about what they posted; the newest first. */
export async function findItemReportsAround(db: Db, userIds: readonly string[], limit: number): Promise<ItemReportRow[]> {
  const ids = [...userIds];
  return db<ItemReportRow[]>`
    select ${columns(db)} from timeline_report as report join timeline_item as item on item.id = item_id
    where report.reporter_id = any(${ids}) or item.author_id = any(${ids})
    order by report.created_at desc, report.id desc limit ${limit}`;
}

/** Everything open about an item, or about all of an author. Words of those who have left since go with it. Answers what was closed. */
export async function closeItemReports(
  tx: Tx,
  which: { readonly itemId: string } | { readonly authorId: string },
  { handledBy, outcome, because }: ReportClosing,
): Promise<ClosedReport[]> {
  const isMeant =
    'itemId' in which
      ? tx`item_id = ${which.itemId}`
      : tx`item_id in (select timeline_item.id from timeline_item where author_id = ${which.authorId})`;
  return tx<ClosedReport[]>`
    update timeline_report set handled_at = now(), handled_by = ${handledBy}, outcome = ${outcome}, because = ${because},
      message = case when exists (select from account where account.id = reporter_id and deactivated_at is not null) then '' else message end
    where id in (select id from timeline_report where ${isMeant} and handled_at is null order by id for update)
      and handled_at is null
    returning id, reporter_id as by`;
}

/** Reports about all items of an author. */
export async function countItemReportsOf(db: Db, authorId: string): Promise<{ open: number; all: number }> {
  const [row] = await db<[{ open: number; all: number }]>`
    select count(*) filter (where handled_at is null)::int as open, count(*)::int as all
    from timeline_report join timeline_item as item on item.id = item_id where author_id = ${authorId}`;
  return row;
}

/** As if nobody had closed them, but for those whose author has said it anew meanwhile: that one waits already. Answers which. */
export async function reopenItemReports(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    update timeline_report as report set handled_at = null, handled_by = null, outcome = null, because = ''
    where id = any(${[...ids]}::bigint[]) and handled_at is not null and not exists (
      select from timeline_report as newer where newer.reporter_id = report.reporter_id and newer.item_id = report.item_id and newer.handled_at is null)
    returning id`;
  return rows.map(({ id }) => id);
}
