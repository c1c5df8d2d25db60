import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const settleSupport = defineCall({
  method: 'POST',
  path: '/ops/support/{roomId}/answered',
  access: 'staff',
  summary: 'What they wrote needs no answer: the room waits no longer, until the person writes again.',
  params: z.strictObject({ roomId: idOf('room') }),
  /** The last message that was looked at, where it may not be the newest. */
  body: z.strictObject({ upTo: z.optional(z.int().check(z.minimum(1))) }),
  success: { status: 204 },
  errors: ['not_found', 'already_taken', 'already_decided'],
});
