import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const deleteRoom = defineCall({
  method: 'DELETE',
  path: '/chatrooms/{roomId}',
  access: 'member',
  summary: 'Delete a chat for oneself: what was said so far is gone from one’s own view. A new message brings the chat back.',
  params: z.strictObject({ roomId: idOf('room') }),
  success: { status: 204 },
  errors: ['not_found'],
});
