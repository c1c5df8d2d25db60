import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { chatLimits } from '../chat/chat-limits.ts';
import { messageView } from '../chat/message-view.ts';
import { idOf } from '../ids.ts';
import { lines } from '../text.ts';
import { withoutGaps } from './words-for-people.ts';

/** What goes out as Waybill support. */
export const answerText = lines(chatLimits.text).check(z.minLength(1, 'Please write something'), withoutGaps);

export const answerSupport = defineCall({
  method: 'POST',
  path: '/ops/support/{roomId}/messages',
  access: 'staff',
  summary: 'Answer somebody as Waybill support. The same clientId again is the same message.',
  params: z.strictObject({ roomId: idOf('room') }),
  body: z.strictObject({
    clientId: z.uuid('That is not an id'),
    messageText: answerText,
  }),
  success: { status: 201, body: messageView },
  errors: ['not_found', 'already_taken', 'not_reachable', 'key_used_otherwise'],
});
