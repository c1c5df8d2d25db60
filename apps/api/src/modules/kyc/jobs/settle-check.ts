import { transact } from '../../../platform/db/database.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import { settleCheck as handle } from '../commands/settle-check.ts';
import type { KycContext } from '../context.ts';
import { listUnsettled } from '../storage/checks.ts';
import { settleCheckJob } from './settle-check-job.ts';

export const settleCheck = handleJob(settleCheckJob, (context: KycContext, { reference }) => handle(context, reference));

const sweepJob = defineJob<Record<never, never>>('kyc.sweep-checks', { queue: 'slow' });
const silentMinutes = 10;

/** Asks for results without a webhook: one that was lost keeps nobody waiting. */
export const sweepChecks = handleJob(
  sweepJob,
  async (context: KycContext) => {
    if (!context.identityCheck) return;
    const unsettled = await listUnsettled(context.db, silentMinutes);
    await transact(context.db, async (tx) => {
      for (const { reference } of unsettled) context.enqueue(tx, settleCheckJob, { reference });
    });
  },
  { every: '*/5 * * * *' },
);
