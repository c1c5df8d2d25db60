import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import { deleteOldDocuments } from '../commands/delete-old-documents.ts';
import type { KycContext } from '../context.ts';

const deleteJob = defineJob<Record<never, never>>('kyc.delete-documents', { formerName: 'kyc.forget-papers', ...sweeping });

export const deleteDocuments = handleJob(deleteJob, (context: KycContext) => deleteOldDocuments(context), {
  every: '29 3 * * *',
});
