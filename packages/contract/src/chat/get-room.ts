import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { roomView } from './room-view.ts';

export const getRoom = defineCall({
  method: 'GET',
  path: '/chatrooms/{roomId}',
  access: 'member',
  summary: 'One room of one’s own.',
  params: z.strictObject({ roomId: idOf('room') }),
  success: { status: 200, body: roomView },
  errors: ['not_found'],
});
