import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import type { FilesContext } from '../context.ts';
import { incomingKey } from '../storage-keys.ts';

export const removeIncomingJob = defineJob<{ imageId: string }>('files.remove-incoming', { queue: 'slow' });

export const removeIncoming = handleJob(removeIncomingJob, ({ files }: FilesContext, { imageId }) =>
  files.remove(incomingKey(imageId)),
);
