import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import { forgetOldPapers } from '../commands/forget-papers.ts';
import type { KycContext } from '../context.ts';

const forgetJob = defineJob<Record<never, never>>('kyc.forget-papers', { queue: 'slow' });

export const forgetPapers = handleJob(forgetJob, (context: KycContext) => forgetOldPapers(context), { every: '29 3 * * *' });
