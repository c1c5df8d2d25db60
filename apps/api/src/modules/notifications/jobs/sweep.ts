import { transact } from '../../../platform/db/database.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { NotificationsContext } from '../context.ts';
import { deleteOld } from '../storage/sweep.ts';

const sweepJob = defineJob<Record<never, never>>('notifications.sweep', sweeping);

/** Deletes notifications that were cleared and cannot be restored, those seen long ago, and old keys of counted happenings. */
export const sweepNotifications = handleJob(
  sweepJob,
  async ({ db }: NotificationsContext) => {
    while (await transact(db, deleteOld));
  },
  { every: '*/10 * * * *' },
);
