import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import { removeOrphans, removePrivateFile } from '../commands/store-private-file.ts';
import type { KycContext } from '../context.ts';
import { removeFileJob } from './remove-file-job.ts';

export const removeFile = handleJob(removeFileJob, (context: KycContext, { storageKey }) =>
  removePrivateFile(context, storageKey),
);

const sweepJob = defineJob<Record<never, never>>('kyc.sweep-documents', { formerName: 'kyc.sweep-papers', ...sweeping });

export const sweepDocuments = handleJob(sweepJob, (context: KycContext) => removeOrphans(context), { every: '47 3 * * *' });
