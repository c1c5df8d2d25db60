import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const sendTyping = defineCall({
  method: 'POST',
  path: '/chatrooms/{roomId}/typing',
  access: 'member',
  summary: 'Oneself is writing at this moment. Sent every few seconds while it is true; stored nowhere.',
  params: z.strictObject({ roomId: idOf('room') }),
  success: { status: 204 },
  errors: ['not_found'],
  limits: [{ by: 'caller', max: 120, seconds: 300 }],
});
