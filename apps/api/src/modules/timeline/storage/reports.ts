import type { ReportReason } from '@waybill/contract/timeline/enums';
import type { Tx } from '../../../platform/db/database.ts';

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
