import type { ReportReason } from '@waybill/contract/timeline/enums';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type NewReport = {
  readonly reporterId: string;
  readonly itemId: string;
  readonly reason: ReportReason;
  readonly message: string;
};

/** One per person and item; the last word counts. */
export async function keepReport(tx: Tx, report: NewReport): Promise<void> {
  await tx`
    insert into timeline_report ${tx(report)}
    on conflict (reporter_id, item_id) do update set reason = excluded.reason, message = excluded.message, created_at = now()`;
}

export type OpenItemReport = {
  readonly itemId: string;
  readonly itemType: number;
  readonly words: string;
  /** By their usernames. */
  readonly author: string;
  readonly by: string;
  readonly reason: ReportReason;
  readonly message: string;
  readonly createdAt: Date;
};

/** What was reported and is still to be seen, the longest waiting first: it ends with the item, or with its author's suspension. */
export async function listOpenItemReports(db: Db): Promise<OpenItemReport[]> {
  return db<OpenItemReport[]>`
    select item.id as item_id, item.type as item_type, item.message as words, author.username as author, reporter.username as by,
      report.reason, report.message, report.created_at
    from timeline_report as report join timeline_item as item on item.id = item_id
    join account as author on author.id = item.author_id join account as reporter on reporter.id = reporter_id
    where item.removed_at is null and author.blocked_at is null order by report.created_at, item.id, reporter_id`;
}
