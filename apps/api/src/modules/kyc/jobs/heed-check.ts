import { transact } from '../../../platform/db/database.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import { heedCheck as heed } from '../commands/heed-check.ts';
import type { KycContext } from '../context.ts';
import { listUnheard } from '../storage/checks.ts';
import { heedCheckJob } from './heed-check-job.ts';

export const heedCheck = handleJob(heedCheckJob, (context: KycContext, { reference }) => heed(context, reference));

const sweepJob = defineJob<Record<never, never>>('kyc.sweep-checks', { queue: 'slow' });
const silentMinutes = 10;

/** Asks after what no webhook has told of: one that was lost keeps nobody waiting. */
export const sweepChecks = handleJob(
  sweepJob,
  async (context: KycContext) => {
    if (!context.identityCheck) return;
    const unheard = await listUnheard(context.db, silentMinutes);
    await transact(context.db, async (tx) => {
      for (const { reference } of unheard) await context.enqueue(tx, heedCheckJob, { reference });
    });
  },
  { every: '*/5 * * * *' },
);
