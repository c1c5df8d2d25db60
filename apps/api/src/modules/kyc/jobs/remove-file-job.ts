import { defineJob } from '../../../platform/jobs/jobs.ts';

/** Files go after the commit that made them useless, never before. */
export const removeFileJob = defineJob<{ storageKey: string }>('kyc.remove-file', { queue: 'slow' });
