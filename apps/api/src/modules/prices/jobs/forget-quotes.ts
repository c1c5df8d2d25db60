import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { PricesContext } from '../context.ts';

const forgetJob = defineJob<Record<never, never>>('prices.forget-quotes', sweeping);

/** A month after it was asked for, nobody asks how a price came about; the parcel keeps the fee. */
export const forgetOldQuotes = handleJob(
  forgetJob,
  ({ db }: PricesContext) =>
    sweepAway(
      db,
      (tx, most) => tx`
        delete from price_quote where id in (
          select id from price_quote where created_at < now() - interval '30 days' limit ${most})`,
    ),
  { every: '41 3 * * *' },
);
