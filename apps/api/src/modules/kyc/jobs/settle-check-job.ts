import { defineJob } from '../../../platform/jobs/jobs.ts';

export const settleCheckJob = defineJob<{ reference: string }>('kyc.settle-check', {
  formerName: 'kyc.heed-check',
  queue: 'slow',
});
