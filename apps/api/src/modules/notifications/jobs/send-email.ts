import { defineJob } from '../../../platform/jobs/jobs.ts';

/** One email to one person about these notifications, which all follow one switch: its unsubscribe link stops them all. */
export const notificationsEmailJob = defineJob<{ readonly userId: string; readonly ids: readonly string[] }>(
  'notifications.send-email',
  { formerName: 'notifications.send-letter', queue: 'mail' },
);
