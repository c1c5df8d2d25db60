import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { insertAppeals } from './appeals.ts';
import { insertChecks } from './checks.ts';
import { insertCorrections } from './corrections.ts';
import { insertFailedJob } from './failed-job.ts';
import { insertQuestions } from './questions.ts';
import { insertReplies } from './replies.ts';
import { insertReports } from './reports.ts';
import { insertSavedViews } from './saved-views.ts';
import { insertSupportRooms } from './support-rooms.ts';
import { insertVisits } from './visits.ts';

/** Fills the staff desk: documents to check, reports, money to decide about, jobs that failed. */
export async function fillDesk(context: Pick<Context, 'files'>, tx: Tx, now: Date): Promise<void> {
  await insertChecks(context, tx, now);
  await insertReports(tx, now);
  await insertAppeals(tx, now);
  await insertCorrections(tx, now);
  await insertQuestions(tx, now);
  await insertFailedJob(tx, now);
  await insertSupportRooms(tx, now);
  await insertReplies(tx, now);
  await insertSavedViews(tx);
  await insertVisits(tx);
  // Every night.
  for (const daysAgo of [2, 1]) {
    const at = new Date(now.getTime() - daysAgo * 86_400_000);
    await tx`insert into books_proof ${tx({ at, isRight: true, findings: tx.json([]) })}`;
  }
}
