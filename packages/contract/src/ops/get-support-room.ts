import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { messageNumber } from '../chat/message-number.ts';
import { messageView } from '../chat/message-view.ts';
import { idOf } from '../ids.ts';
import { supportRoomView } from './list-support-rooms.ts';

export const getSupportRoom = defineCall({
  method: 'GET',
  path: '/ops/support/{roomId}',
  access: 'staff',
  summary: 'A hundred messages of a support room, oldest first: the newest, or those before a number.',
  params: z.strictObject({ roomId: idOf('room') }),
  query: z.strictObject({ before: z.optional(messageNumber) }),
  success: {
    status: 200,
    body: z.object({
      ...supportRoomView.shape,
      /** The account that staff answer as. */
      supportId: idOf('user'),
      hasOlder: z.boolean(),
      messages: z.array(z.object({ ...messageView.shape, /** Who of us wrote it. */ staff: z.nullable(z.string()) })),
    }),
  },
  errors: ['not_found'],
});
