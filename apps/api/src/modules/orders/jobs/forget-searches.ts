import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { OrdersContext } from '../context.ts';

const forgetJob = defineJob<Record<never, never>>('orders.forget-searches', sweeping);

/** Deletes rings and answers of express parcels a month after they were wanted: that long they explain why no rider came. */
export const forgetOldSearches = handleJob(
  forgetJob,
  ({ db }: OrdersContext) =>
    sweepAway(
      db,
      (tx, most) => tx`
        delete from express_search where package_id = any(array(
          select package_id from express_search where rings_until < now() - interval '30 days' limit ${most}))`,
    ),
  { every: '50 2 * * *' },
);
