import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import { deleteOldDocuments } from '../commands/delete-old-documents.ts';
import type { KycContext } from '../context.ts';

const forgetJob = defineJob<Record<never, never>>('kyc.forget-papers', { queue: 'slow' });

export const deleteDocuments = handleJob(forgetJob, (context: KycContext) => deleteOldDocuments(context), {
  every: '29 3 * * *',
});
