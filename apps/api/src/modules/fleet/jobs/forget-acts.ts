import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { FleetContext } from '../context.ts';

const forgetJob = defineJob<Record<never, never>>('fleet.forget-acts', sweeping);

/** As long as the shifts that they explain. */
export const forgetOldActs = handleJob(
  forgetJob,
  ({ db }: FleetContext) =>
    sweepAway(
      db,
      (tx, most) => tx`
        delete from fleet_act where id = any(array(
          select id from fleet_act where created_at < now() - interval '400 days' order by created_at limit ${most}))`,
    ),
  { every: '46 3 * * *' },
);
