import { transact } from '../../../platform/db/database.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { FleetContext } from '../context.ts';
import { paperEnds } from '../events.ts';
import { takePapersToWarnOf } from '../storage/papers.ts';

const warnJob = defineJob<Record<never, never>>('fleet.warn-of-papers', sweeping);

/** In one act. */
const most = 500;

/** In the morning, while the offices that renew them are still open. */
export const warnOfPapers = handleJob(
  warnJob,
  async ({ db, publish }: FleetContext) => {
    const warn = () =>
      transact(db, async (tx) => {
        const papers = await takePapersToWarnOf(tx, most);
        for (const paper of papers) publish(tx, paperEnds, paper);
        return papers.length;
      });
    while ((await warn()) === most);
  },
  { every: '10 6 * * *' },
);
