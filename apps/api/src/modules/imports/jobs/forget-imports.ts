import { importLimits } from '@waybill/contract/imports/limits';
import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { ImportsContext } from '../context.ts';
import { deleteUntouched } from '../storage/imports.ts';

const forgetJob = defineJob<Record<never, never>>('imports.forget-imports', sweeping);

/** Names and doors of people who may never be sent anything: nobody needs them a month later. What was posted is known by its own key. */
export const forgetOldImports = handleJob(
  forgetJob,
  ({ db }: ImportsContext) => sweepAway(db, (tx, most) => deleteUntouched(tx, importLimits.keptDays, most)),
  { every: '49 3 * * *' },
);
