import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const openSupportRoom = defineCall({
  method: 'POST',
  path: '/support/room',
  access: 'member',
  summary: 'The room in which our people answer; the same one every time. What is said in it goes by the calls of chat.',
  success: { status: 200, body: z.object({ roomId: idOf('room') }) },
  errors: ['forbidden'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
