import type { Tx } from '../db/database.ts';
import { deadLetters } from './failed-jobs.ts';
import type { Job } from './jobs.ts';

/** Takes away jobs of a kind that were given this, done or not, with the copies of those that failed. */
export async function forgetJobsAbout<Data extends object>(
  tx: Tx,
  { name }: Job<Data>,
  given: { readonly [Field in keyof Data]: string },
): Promise<void> {
  await tx`
    delete from jobs.job
    where (name = ${name} or (name = ${deadLetters} and source_name = ${name})) and data @> ${tx.json(given)}`;
}
