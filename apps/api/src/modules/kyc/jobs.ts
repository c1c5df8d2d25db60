import { defineJob, handleJob } from '../../platform/jobs/jobs.ts';
import type { KycContext } from './context.ts';

/** Files go after the commit that made them useless, never before. */
export const removeFileJob = defineJob<{ storageKey: string }>('kyc.remove-file');

export const removeFile = handleJob(removeFileJob, ({ files }: KycContext, { storageKey }) => files.remove(storageKey));
