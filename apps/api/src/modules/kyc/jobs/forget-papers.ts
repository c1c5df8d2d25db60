import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import { forgetOldPapers } from '../commands/forget-old-papers.ts';
import type { KycContext } from '../context.ts';

const forgetJob = defineJob<Record<never, never>>('kyc.forget-papers');

export const forgetPapers = handleJob(forgetJob, (context: KycContext) => forgetOldPapers(context), { every: '29 3 * * *' });
