import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { ReceiversContext } from '../context.ts';
import { deleteOldDoorWords } from '../storage/door-words.ts';

const forgetJob = defineJob<Record<never, never>>('receivers.forget-door-words', sweeping);

/** A year after somebody said it, the gate may have another colour. */
export const forgetOldDoorWords = handleJob(forgetJob, ({ db }: ReceiversContext) => sweepAway(db, deleteOldDoorWords), {
  every: '55 3 * * *',
});
