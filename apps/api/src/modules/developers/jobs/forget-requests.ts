import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { DevelopersContext } from '../context.ts';
import { deleteOldKeys } from '../storage/api-keys.ts';
import { deleteOldRequests } from '../storage/key-requests.ts';

const forgetJob = defineJob<Record<never, never>>('developers.forget-requests', sweeping);

/** Of each key the last 1,000 requests stay; a key that has ended goes three months later. */
export const forgetRequests = handleJob(
  forgetJob,
  async ({ db }: DevelopersContext) => {
    await sweepAway(db, deleteOldRequests);
    await sweepAway(db, deleteOldKeys);
  },
  { every: '23 * * * *' },
);
