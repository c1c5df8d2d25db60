import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

const number = z.int('Please send a whole number').check(z.minimum(0, 'Please send 0 or more'));

export const markReceipt = defineCall({
  method: 'PUT',
  path: '/chatrooms/{roomId}/receipt',
  access: 'member',
  summary: 'How far oneself has come in a room: what has reached this device, and what was read. It never goes back.',
  params: z.strictObject({ roomId: idOf('room') }),
  body: z
    .strictObject({ deliveredSeq: z.optional(number), readSeq: z.optional(number) })
    .check(z.refine((body) => Object.keys(body).length > 0, 'Send deliveredSeq or readSeq')),
  success: { status: 204 },
  errors: ['not_found'],
  limits: [{ by: 'caller', max: 1200, seconds: 600 }],
});
