import { defineEvent } from '../../platform/jobs/outbox.ts';

/** Somebody wrote to somebody; both ids, so that whoever reacts need not look them up. */
export const messageSent = defineEvent<{ roomId: string; seq: number; senderId: string; receiverId: string }>(
  'chat.message-sent',
);
