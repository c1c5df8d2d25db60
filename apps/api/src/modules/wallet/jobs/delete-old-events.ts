import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { WalletContext } from '../context.ts';

const deleteJob = defineJob<Record<never, never>>('wallet.delete-old-events', {
  formerName: 'wallet.forget-old-news',
  ...sweeping,
});

/**
 * Deletes provider events that were handled: providers repeat them for three days, and their effects are in the books under
 * a key of their own. Events that had no effect are questions for staff and stay. A proof that found the books right is
 * superseded by later ones; those of thirteen months stay for reference. A proof that found an error stays.
 */
export const deleteOldEvents = handleJob(
  deleteJob,
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
