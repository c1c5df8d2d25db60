import { defineEvent } from '../../platform/jobs/outbox.ts';

/** A new message, with both ids, so that reactions need not look them up. */
export const messageSent = defineEvent<{ roomId: string; seq: number; senderId: string; receiverId: string }>(
  'chat.message-sent',
);
