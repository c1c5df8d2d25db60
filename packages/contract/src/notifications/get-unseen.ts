import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const getUnseen = defineCall({
  method: 'GET',
  path: '/users/unseen',
  access: 'member',
  summary: 'How much is new: chats with unread messages, and notifications not seen yet. 99 at most of each.',
  success: { status: 200, body: z.object({ chats: z.int(), notifications: z.int() }) },
});
