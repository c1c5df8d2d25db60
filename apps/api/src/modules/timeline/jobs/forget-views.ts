import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { TimelineContext } from '../context.ts';

const forgetJob = defineJob<Record<never, never>>('timeline.forget-views', sweeping);

/** Deletes views after a month: a parcel that waits for longer is not waiting for those who looked at it then. */
export const forgetOldViews = handleJob(
  forgetJob,
  ({ db }: TimelineContext) =>
    sweepAway(
      db,
      (tx, most) => tx`
        delete from timeline_view where (item_id, user_id) in (
          select item_id, user_id from timeline_view where created_at < now() - interval '30 days' limit ${most})`,
    ),
  { every: '37 2 * * *' },
);
