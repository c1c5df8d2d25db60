import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { roomView } from './room-view.ts';

export const createRoom = defineCall({
  method: 'POST',
  path: '/chatrooms',
  access: 'member',
  summary: 'The room with somebody: made now, or the one that is there already. Two people have one room.',
  body: z.strictObject({ userId: idOf('user') }),
  success: { status: 200, body: roomView },
  errors: ['not_found', 'forbidden', 'not_reachable'],
  limits: [{ by: 'caller', max: 600, seconds: 3600 }],
});
