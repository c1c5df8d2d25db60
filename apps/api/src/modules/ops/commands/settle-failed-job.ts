import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockFailedJob } from '../../../platform/jobs/failed-jobs.ts';
import type { OpsContext } from '../context.ts';
import { recordDecision } from '../record-decision.ts';
import { namedRefusal } from '../telling-who.ts';

export type Settlement = {
  readonly staffId: string | null;
  readonly jobId: string;
  readonly what: 'retry' | 'dismiss';
  readonly because: string;
};

const gone = () => new Problem('not_found', 'That job is no longer here. Somebody may have dealt with it.');

/** Work that ran out of tries gets all of them again, or is put away for good. */
export function settleFailedJob({ db, settleFailed }: Pick<OpsContext, 'db' | 'settleFailed'>, input: Settlement): Promise<void> {
  const { staffId, jobId, what, because } = input;
  return transact(db, async (tx) => {
    const job = await lockFailedJob(tx, jobId);
    if (!job || !(await settleFailed(tx, jobId, what))) throw await namedRefusal(tx, { kind: 'job', id: jobId, staffId }, gone());
    await recordDecision(
      tx,
      { kind: 'job', id: jobId },
      {
        staffId,
        what: what === 'retry' ? 'job-retried' : 'job-dismissed',
        subject: job.name,
        about: { jobId, failedAt: job.failedAt.toISOString() },
        because,
      },
    );
  });
}
