import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { RoundsContext } from '../context.ts';

const forgetJob = defineJob<Record<never, never>>('rounds.forget-rounds', sweeping);

/** A quarter of a year: long enough to look up how a day went. */
export const forgetOldRounds = handleJob(
  forgetJob,
  ({ db }: RoundsContext) =>
    sweepAway(
      db,
      (tx, most) => tx`
        delete from delivery_round where id = any(array(
          select id from delivery_round where day < current_date - 90 order by day limit ${most}))`,
    ),
  { every: '51 3 * * *' },
);
