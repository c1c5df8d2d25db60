import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const unmuteUser = defineCall({
  method: 'DELETE',
  path: '/users/unmute',
  access: 'member',
  summary: 'See somebody’s posts, comments and chats again.',
  query: z.strictObject({ userId: idOf('user') }),
  success: { status: 204 },
});
