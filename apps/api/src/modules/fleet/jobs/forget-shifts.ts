import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { FleetContext } from '../context.ts';

const forgetJob = defineJob<Record<never, never>>('fleet.forget-shifts', sweeping);

/** A year and a month: whoever counts hours for the last year still finds them. */
export const forgetOldShifts = handleJob(
  forgetJob,
  ({ db }: FleetContext) =>
    sweepAway(
      db,
      (tx, most) => tx`
        delete from rider_shift where id = any(array(
          select id from rider_shift where ends_at < now() - interval '400 days' order by ends_at limit ${most}))`,
    ),
  { every: '44 3 * * *' },
);
