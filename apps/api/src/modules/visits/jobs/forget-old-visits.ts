import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { VisitsContext } from '../context.ts';

const forgetJob = defineJob<Record<never, never>>('visits.forget-old', sweeping);

/** Two years: a month is compared with the same one of the year before. */
export const forgetOldVisits = handleJob(
  forgetJob,
  ({ db }: VisitsContext) =>
    sweepAway(
      db,
      (tx, most) => tx`
        delete from visit_count where (day, pattern) in (
          select day, pattern from visit_count where day < (now() at time zone 'Africa/Lagos')::date - 730 limit ${most})`,
    ),
  { every: '29 3 * * *' },
);
