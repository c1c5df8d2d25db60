import type { Tx } from '../db/database.ts';
import type { Job } from './jobs.ts';

/** Takes away jobs of a kind that were given this, done or not, with the copies of those that failed. */
export async function forgetJobsAbout<Data extends object>(
  tx: Tx,
  { name }: Job<Data>,
  given: { readonly [Field in keyof Data]: string },
): Promise<void> {
  await tx`
    delete from jobs.job
    where data @> ${tx.json(given)} and (group_id = ${name} or name = ${name} or source_name = ${name})`;
}
