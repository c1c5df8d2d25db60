import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import type { OrdersContext } from '../context.ts';

const forgetJob = defineJob<Record<never, never>>('orders.forget-searches', { queue: 'slow' });

/** Who was rung for an express parcel, and what they said, is of use while it is wanted, and for a month to whoever asks why nobody came. */
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
