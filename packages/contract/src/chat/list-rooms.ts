import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { chatLimits } from './chat-limits.ts';
import { roomView } from './room-view.ts';

export const listRooms = defineCall({
  method: 'GET',
  path: '/chatrooms',
  access: 'member',
  summary: 'One’s chats, newest message first, 20 at most; chats one deleted and chats with muted people are hidden.',
  query: z.strictObject({
    /** Part of the other one’s name: finds older chats, too. */
    searchText: z.optional(
      z.string().check(z.trim(), z.maxLength(chatLimits.search, `Please keep it under ${chatLimits.search + 1} characters`)),
    ),
  }),
  success: { status: 200, body: z.object({ items: z.array(roomView).check(z.maxLength(chatLimits.rooms)) }) },
  limits: [{ by: 'caller', max: 600, seconds: 600 }],
});
