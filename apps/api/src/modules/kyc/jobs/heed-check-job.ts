import { defineJob } from '../../../platform/jobs/jobs.ts';

export const heedCheckJob = defineJob<{ reference: string }>('kyc.heed-check', { queue: 'slow' });
