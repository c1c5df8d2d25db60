import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import type { WalletContext } from '../context.ts';

const forgetJob = defineJob<Record<never, never>>('wallet.forget-old-news');

/**
 * What providers told us and we have heeded: they send the same for three days, and what it led to is in the books under a key of its own. What
 * led to nothing is a question for our people and stays. A proof that found the books right says nothing that a later one does not
 * say as well; those of a year and a month are kept to be looked at. One that found something stays.
 */
export const deleteOldEvents = handleJob(
  forgetJob,
  async ({ db }: WalletContext) => {
    await sweepAway(
      db,
      (tx, most) => tx`
        delete from provider_event where (provider, event_key) in (
          select provider, event_key from provider_event where processed_at < now() - interval '90 days' limit ${most})`,
    );
    await sweepAway(
      db,
      (tx, most) => tx`
        delete from books_proof where id = any(array(
          select id from books_proof where is_right and at < now() - interval '400 days' order by id limit ${most}))`,
    );
  },
  { every: '11 3 * * *' },
);
