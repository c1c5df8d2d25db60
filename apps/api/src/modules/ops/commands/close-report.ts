import type { MeasureReason } from '@waybill/contract/measures/measure-view';
import type { ReportOutcome } from '@waybill/contract/ops/list-reports';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { closeItemReports, removeItem } from '../../timeline/index.ts';
import { closeReportsOf, setMeasure } from '../../users/index.ts';
import type { OpsContext } from '../context.ts';
import { refuseOwn } from '../policies.ts';
import { type AnyReport, aboutOf, findAnyReport, reporterOf } from '../read-reports.ts';
import { recordDecision } from '../record-decision.ts';
import { recordAct } from '../storage/acts.ts';
import { endHold } from '../storage/holds.ts';
import { namedRefusal } from '../telling-who.ts';
import { restrictLocked } from './restrict-person.ts';
import { lockSomebody, suspendIfNeeded } from './suspend-person.ts';
import { warnLocked } from './warn-person.ts';

export type Closing = {
  /** The staff member who closes it; null for the command line. */
  readonly staffId: string | null;
  readonly reportId: string;
  readonly outcome: ReportOutcome;
  readonly because: string;
  /** Text for the person. */
  readonly toldAs?: string | undefined;
  /** The item is taken down as well, in the same act. */
  readonly takesDown?: boolean;
  readonly reason?: MeasureReason;
  /** Of a restriction; null: until somebody lifts it. */
  readonly days?: number | null;
  /** Whom the same decision has warned already: one text is sent to each once. */
  readonly isWarned?: (userId: string) => boolean;
};

/**
 * Closes a report with all others about the same person or item, and does what was decided. Of two who close it at the same
 * moment the second finds it closed, and nothing of theirs happens.
 */
export async function closeReport(context: Pick<OpsContext, 'db' | 'deliveries' | 'publish'>, asked: Closing): Promise<void> {
  // Nothing for the person, and the item goes, is what “removed” says.
  const closing: Closing = asked.outcome === 'nothing' && asked.takesDown ? { ...asked, outcome: 'removed' } : asked;
  const report = await findAnyReport(context.db, closing.reportId);
  if (!report) throw new Problem('not_found', 'There is no such report.');
  refuseOwn(closing.staffId, aboutOf(report), reporterOf(report));
  const takesDown = closing.outcome === 'removed' || closing.takesDown === true;
  if (takesDown && report.kind === 'user')
    throw new Problem('invalid_input', 'A person cannot be removed. You can suspend them.', { field: 'outcome' });
  await transact(context.db, async (tx) => {
    // Before the reports: the report of an item locks the item first, too.
    if (takesDown && report.kind === 'item') await removeItem(context, tx, report.itemId, null);
    const closed = await closeAll(tx, report, closing);
    if (!closed.some(({ id }) => id === closing.reportId))
      throw await namedRefusal(
        tx,
        { kind: 'report', id: closing.reportId, staffId: closing.staffId },
        new Problem('already_decided', 'Somebody has closed this report already.'),
      );
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
  const { staffId, outcome, because, toldAs = '', reason = 'other', days = null } = closing;
  const userId = aboutOf(report);
  const subject = report.kind === 'item' ? report.itemId : closing.reportId;
  const takesDown = outcome === 'removed' || closing.takesDown === true;
  const closedAct = {
    staffId,
    what: 'report-closed',
    subject,
    userId,
    about: { outcome, reports: closed, ...(takesDown ? { tookDown: true } : {}) },
    because,
  } as const;
  await recordDecision(tx, { kind: 'report', id: closing.reportId }, closedAct);
  // The others are closed by the same decision, whoever was about to look at them.
  for (const id of closed) await endHold(tx, { kind: 'report', id });
  if (takesDown)
    await recordAct(tx, { staffId, what: 'item-removed', subject, userId, about: { report: closing.reportId }, because });
  // What was taken down is named by what is set on its author, so that they are told once.
  const item = takesDown && report.kind === 'item' ? { itemId: report.itemId, itemType: report.itemType } : {};
  const act = { staffId, userId, reason, because, toldAs, report: closing.reportId, ...item };
  if (outcome === 'removed') setMeasure(context, tx, { userId, kind: 'takedown', reason, toldAs, setBy: staffId, ...item });
  if (outcome === 'suspended') await suspendIfNeeded(context, tx, act);
  if (outcome !== 'warned' && outcome !== 'restricted') return;
  const account = await lockSomebody(tx, act);
  if (outcome === 'restricted') await restrictLocked(context, tx, account, { ...act, days });
  else if (!closing.isWarned?.(userId)) await warnLocked(context, tx, act);
}
