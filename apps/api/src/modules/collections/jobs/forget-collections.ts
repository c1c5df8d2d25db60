import { collectionLimits } from '@waybill/contract/collections/limits';
import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { CollectionsContext } from '../context.ts';
import { deleteOld } from '../storage/collections.ts';

const forgetJob = defineJob<Record<never, never>>('collections.forget-collections', sweeping);

/** A quarter of a year: all parcels have gone their own ways by then, and each order knows its own. */
export const forgetOldCollections = handleJob(
  forgetJob,
  ({ db }: CollectionsContext) => sweepAway(db, (tx, most) => deleteOld(tx, collectionLimits.keptDays, most)),
  { every: '53 3 * * *' },
);
