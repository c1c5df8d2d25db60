import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { chatLimits } from './chat-limits.ts';
import { messageNumber } from './message-number.ts';
import { messageView } from './message-view.ts';

export const listMessages = defineCall({
  method: 'GET',
  path: '/chatrooms/{roomId}/messages',
  access: 'member',
  summary:
    'What was said in a room, oldest first: the newest page, the one before a number, the one after a number (to catch up), or the one around a number.',
  params: z.strictObject({ roomId: idOf('room') }),
  query: z
    .strictObject({
      before: z.optional(messageNumber),
      after: z.optional(messageNumber),
      around: z.optional(messageNumber),
      limit: z._default(
        messageNumber.check(z.minimum(1, 'From 1 to 50'), z.maximum(chatLimits.page, 'From 1 to 50')),
        chatLimits.page,
      ),
    })
    .check(
      z.refine(
        ({ before, after, around }) => [before, after, around].filter((given) => given !== undefined).length <= 1,
        'Send one of before, after and around',
      ),
    ),
  success: {
    status: 200,
    body: z.object({ items: z.array(messageView), hasOlder: z.boolean(), hasNewer: z.boolean() }),
  },
  errors: ['not_found'],
});
