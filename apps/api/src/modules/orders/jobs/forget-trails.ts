import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { OrdersContext } from '../context.ts';
import { deleteOldNotes } from '../storage/receiver-notes.ts';
import { deleteOldTrails } from '../storage/trails.ts';

const forgetJob = defineJob<Record<never, never>>('orders.forget-trails', sweeping);

/** Trails and notes of deliveries that are long over. */
export const forgetOldTrails = handleJob(
  forgetJob,
  async ({ db }: OrdersContext) => {
    await sweepAway(db, deleteOldTrails);
    await sweepAway(db, deleteOldNotes);
  },
  { every: '55 2 * * *' },
);
