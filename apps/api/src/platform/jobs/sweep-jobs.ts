import { type Database, transact } from '../db/database.ts';
import { deadLetters } from './failed-jobs.ts';
import { defineJob, handleJob, sweeping } from './jobs.ts';
import { queues } from './queues.ts';

const sweepJob = defineJob<Record<never, never>>('jobs.sweep', sweeping);

/** Looked at in one act, and deleted at most. */
const jobsAtOnce = 5_000;

/**
 * Deletes jobs whose time is over, in the order of their key. pg-boss does the same once a day in one statement over the whole table;
 * this leaves it an hour of them at most.
 */
export const sweepJobs = handleJob(
  sweepJob,
  async ({ db }: { readonly db: Database }) => {
    for (const queue of [...queues, deadLetters])
      for (let after: string | undefined = ''; after !== undefined; ) after = await sweepFrom(db, queue, after);
  },
  { every: '5 * * * *' },
);

/** Answers where to go on; nothing at the end. */
async function sweepFrom(db: Database, queue: string, after: string): Promise<string | undefined> {
  return transact(db, async (tx) => {
    const page = await tx<{ id: string }[]>`
      select id from jobs.job where name = ${queue} ${after === '' ? tx`` : tx`and id > ${after}`} order by id limit ${jobsAtOnce}`;
    tx.write(tx`
      delete from jobs.job where name = ${queue} and id = any(${page.map(({ id }) => id)}::uuid[])
        and ((deletion_seconds > 0 and completed_on + deletion_seconds * interval '1 second' < now())
          or (state < 'active' and keep_until < now()))`);
    return page.length < jobsAtOnce ? undefined : page.at(-1)?.id;
  });
}
