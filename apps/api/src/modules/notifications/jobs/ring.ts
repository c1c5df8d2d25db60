import { defineJob } from '../../../platform/jobs/jobs.ts';

/** A ring that comes late is worse than none; there are many, and nobody looks them up. */
export const ringOptions = { queue: 'mail', retryLimit: 2, keptSeconds: 3_600 } as const;

/** Sends a push to the owner of this notification. */
export const ring = defineJob<{ readonly id: string }>('notifications.ring', ringOptions);

/** Sends a push to the receiver of an unread message. */
export const ringForChat = defineJob<{ readonly roomId: string; readonly receiverId: string; readonly seq: number }>(
  'notifications.ring-for-chat',
  ringOptions,
);
