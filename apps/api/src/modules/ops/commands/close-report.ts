import type { ReportOutcome } from '@waybill/contract/ops/list-reports';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { closeItemReports, removeItem } from '../../timeline/index.ts';
import { closeReportsOf } from '../../users/index.ts';
import type { OpsContext } from '../context.ts';
import { refuseOwn } from '../policies.ts';
import { type AnyReport, aboutOf, findAnyReport, reporterOf } from '../read-reports.ts';
import { recordDecision } from '../record-decision.ts';
import { recordAct } from '../storage/acts.ts';
import { endHold } from '../storage/holds.ts';
import { suspendIfNeeded } from './suspend-person.ts';

export type Closing = {
  /** The staff member who closes it; null for the command line. */
  readonly staffId: string | null;
  readonly reportId: string;
  readonly outcome: ReportOutcome;
  readonly because: string;
  /** Text for the suspended person. */
  readonly toldAs?: string | undefined;
};

/**
 * Closes a report with all others about the same person or item, and does what was decided. Of two who close it at the same
 * moment the second finds it closed, and nothing of theirs happens.
 */
export async function closeReport(context: Pick<OpsContext, 'db' | 'deliveries' | 'publish'>, closing: Closing): Promise<void> {
  const report = await findAnyReport(context.db, closing.reportId);
  if (!report) throw new Problem('not_found', 'There is no such report.');
  refuseOwn(closing.staffId, aboutOf(report), reporterOf(report));
  if (closing.outcome === 'removed' && report.kind === 'user')
    throw new Problem('invalid_input', 'A person cannot be removed. You can suspend them.', { field: 'outcome' });
  await transact(context.db, async (tx) => {
    // Before the reports: the report of an item locks the item first, too.
    if (closing.outcome === 'removed' && report.kind === 'item') await removeItem(context, tx, report.itemId, null);
    const closed = await closeAll(tx, report, closing);
    if (!closed.some(({ id }) => id === closing.reportId))
      throw new Problem('already_decided', 'Somebody has closed this report already.');
    // A report of one's own closes with the others, so each of them counts as a decision about oneself.
    refuseOwn(closing.staffId, ...closed.map(({ by }) => by));
    await writeDown(
      context,
      tx,
      report,
      closing,
      closed.map(({ id }) => id),
    );
  });
}

type Closed = { readonly id: string; readonly by: string };

/** A suspension closes all reports about the person and their items. */
async function closeAll(tx: Tx, report: AnyReport, { staffId, outcome, because }: Closing): Promise<Closed[]> {
  const how = { handledBy: staffId, outcome, because };
  const userId = aboutOf(report);
  const ofItems = (rows: readonly Closed[]) => rows.map(({ id, by }) => ({ id: `item-${id}`, by }));
  const ofPeople = (rows: readonly Closed[]) => rows.map(({ id, by }) => ({ id: `user-${id}`, by }));
  if (outcome === 'suspended')
    return [
      ...ofItems(await closeItemReports(tx, { authorId: userId }, how)),
      ...ofPeople(await closeReportsOf(tx, userId, how)),
    ];
  return report.kind === 'item'
    ? ofItems(await closeItemReports(tx, { itemId: report.itemId }, how))
    : ofPeople(await closeReportsOf(tx, userId, how));
}

type Needs = Pick<OpsContext, 'db' | 'publish'>;

async function writeDown(context: Needs, tx: Tx, report: AnyReport, closing: Closing, closed: readonly string[]): Promise<void> {
  const { staffId, outcome, because, toldAs } = closing;
  const userId = aboutOf(report);
  const subject = report.kind === 'item' ? report.itemId : closing.reportId;
  const act = { staffId, what: 'report-closed', subject, userId, about: { outcome, reports: closed }, because } as const;
  await recordDecision(tx, { kind: 'report', id: closing.reportId }, act);
  // The others are closed by the same decision, whoever was about to look at them.
  for (const id of closed) await endHold(tx, { kind: 'report', id });
  if (outcome === 'removed') await recordAct(tx, { staffId, what: 'item-removed', subject, userId, because });
  if (outcome === 'suspended') await suspendIfNeeded(context, tx, { staffId, userId, because, toldAs });
}
