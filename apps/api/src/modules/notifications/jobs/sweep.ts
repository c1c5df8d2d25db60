import { transact } from '../../../platform/db/database.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import type { NotificationsContext } from '../context.ts';
import { deleteOld } from '../storage/sweep.ts';

const sweepJob = defineJob<Record<never, never>>('notifications.sweep', { queue: 'slow' });

/** What was cleared and can no longer be had back, what was seen long ago, and the memory of what was counted. */
export const sweepNotifications = handleJob(
  sweepJob,
  async ({ db }: NotificationsContext) => {
    while (await transact(db, deleteOld));
  },
  { every: '*/10 * * * *' },
);
