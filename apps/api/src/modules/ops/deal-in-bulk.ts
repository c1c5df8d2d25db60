import { randomUUID } from 'node:crypto';
import type { BulkAct, BulkCase, BulkCaseView } from '@waybill/contract/ops/bulk-act';
import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { isLostRace, type Tx } from '../../platform/db/database.ts';
import { wrapFirst } from '../../platform/db/wrap-first.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Caller } from '../../platform/http/route.ts';
import { asPartOf, type BulkUnderWay, type NotedAct } from './bulk-under-way.ts';
import { isLead, requireKind } from './case-policies.ts';
import { answerSupport } from './commands/answer-support.ts';
import { assignCase } from './commands/assign-case.ts';
import { claimCase } from './commands/claim-case.ts';
import { closeReport } from './commands/close-report.ts';
import { releaseCase } from './commands/release-case.ts';
import { retryPayout } from './commands/retry-payout.ts';
import { settleFailedJob } from './commands/settle-failed-job.ts';
import { settleSupport } from './commands/settle-support.ts';
import type { OpsContext } from './context.ts';
import { refuseOvertaken } from './refuse-overtaken.ts';
import { finishBulkCase, insertBulkCase } from './storage/bulks.ts';

export type AskedInBulk = { readonly caller: Caller; readonly act: BulkAct; readonly cases: readonly BulkCase[] };

type Bulk = {
  /** Null in a preview: everything is taken back. */
  readonly id: string | null;
  /** Who has been warned by it. */
  readonly warned: Set<string>;
};

/** Thrown at the end of a rehearsal, so that everything is taken back. */
class Rehearsed extends Error {}

/** Thrown where the same request has dealt with the case before. */
class DoneBefore extends Error {}

/** One case after the other, each in a transaction of its own: what cannot be done to one stops no other. */
export async function dealInBulk(context: OpsContext, asked: AskedInBulk, bulk: Bulk): Promise<BulkCaseView[]> {
  const views: BulkCaseView[] = [];
  const closed = new Set<string>();
  for (const name of asked.cases) {
    const view = closed.has(name.id) ? done(name, 'Closes with another one that you chose.') : undefined;
    views.push(view ?? (await dealWith(context, asked, bulk, name, closed)));
  }
  return views;
}

const done = ({ kind, id }: CaseName, words = ''): BulkCaseView => ({ kind, id, isDone: true, code: null, words });

async function dealWith(
  context: OpsContext,
  asked: AskedInBulk,
  bulk: Bulk,
  name: BulkCase,
  closed: Set<string>,
): Promise<BulkCaseView> {
  const underWay: BulkUnderWay = { bulkId: bulk.id, acts: [] };
  const alike = () => reportsIn(underWay.acts).filter((id) => id !== name.id);
  async function wrap(tx: Tx, act: () => Promise<unknown>): Promise<void> {
    underWay.acts = [];
    if (bulk.id !== null && !(await insertBulkCase(tx, bulk.id, name))) throw new DoneBefore();
    await refuseOvertaken(tx, asked.caller.userId, asked.act.what, name);
    await act();
    if (bulk.id === null) throw new Rehearsed();
    await finishBulkCase(tx, bulk.id, name, { userId: underWay.acts[0]?.userId ?? null, alike: alike() });
  }
  try {
    requireKind(asked.caller, name.kind);
    await asPartOf(underWay, () => carryOut({ ...context, db: wrapFirst(context.db, wrap) }, asked, bulk, name));
  } catch (error) {
    if (error instanceof DoneBefore) return done(name);
    if (!(error instanceof Rehearsed)) return refused(context, name, error);
  }
  for (const { what, userId } of underWay.acts) if (what === 'warned' && userId) bulk.warned.add(userId);
  for (const id of alike()) closed.add(id);
  return done(name, wordsFor(asked.act, underWay.acts, alike().length));
}

/** By the very command that the call of its own uses. */
async function carryOut(context: OpsContext, { caller, act }: AskedInBulk, { warned }: Bulk, name: CaseName): Promise<unknown> {
  const { id } = name;
  const staffId = caller.userId;
  switch (act.what) {
    case 'claim':
      return claimCase(context, { staffId, name });
    case 'release':
      return releaseCase(context, { staffId, name, isLead: isLead(caller) });
    case 'assign':
      return assignCase(context, { staffId, name, to: act.to });
    case 'close-report':
      return closeReport(context, { ...act, staffId, reportId: id, isWarned: (userId) => warned.has(userId) });
    case 'settle-support':
      return settleSupport(context, { staffId, roomId: id });
    case 'answer-support':
      return answerSupport(context, { staffId, roomId: id, clientId: randomUUID(), messageText: act.messageText });
    case 'retry-payout':
      return retryPayout(context, { staffId, reference: id, because: act.because });
    case 'retry-job':
    case 'dismiss-job':
      return settleFailedJob(context, {
        staffId,
        jobId: id,
        what: act.what === 'retry-job' ? 'retry' : 'dismiss',
        because: act.because,
      });
  }
}

const reportsIn = (acts: readonly NotedAct[]): readonly string[] =>
  acts.flatMap(({ what, about }) => (what === 'report-closed' && Array.isArray(about?.reports) ? about.reports : []));

/** What else comes of it, as it was written down. */
function wordsFor(act: BulkAct, acts: readonly NotedAct[], alike: number): string {
  if (act.what === 'claim' && acts.length === 0) return 'You have it already.';
  if (act.what === 'release' && acts.length === 0) return 'Nobody has it: it stays so.';
  if (act.what === 'assign' && acts.length === 0) return 'They have it already.';
  if (act.what !== 'close-report') return '';
  const isWarned = acts.some(({ what }) => what === 'warned');
  const warning = isWarned ? 'They are warned.' : 'Another of these warns them already.';
  const others =
    alike === 1 ? 'Another report about the same closes with it.' : `${alike} other reports about the same close with it.`;
  return [...(act.outcome === 'warned' ? [warning] : []), ...(alike > 0 ? [others] : [])].join(' ');
}

function refused(context: OpsContext, { kind, id }: CaseName, error: unknown): BulkCaseView {
  const view = { kind, id, isDone: false };
  if (error instanceof Problem) return { ...view, code: error.code, words: error.message };
  if (isLostRace(error))
    return { ...view, code: 'unavailable', words: 'Somebody else was at it in the same moment. Please try it again.' };
  context.report(error instanceof Error ? error : new Error(String(error)));
  return { ...view, code: 'internal', words: 'Something went wrong on our side with this one. Nothing of it was done.' };
}
