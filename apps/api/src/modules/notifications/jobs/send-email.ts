import { defineJob } from '../../../platform/jobs/jobs.ts';

/** One letter to one person about these notifications, which all follow one switch: its way out stops them all. */
export const notificationsEmailJob = defineJob<{ readonly userId: string; readonly ids: readonly string[] }>(
  'notifications.send-letter',
);
