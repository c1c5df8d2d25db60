import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const listCancellationReasons = defineCall({
  method: 'GET',
  path: '/orders/cancellationreasons',
  access: 'member',
  summary: 'Reasons for cancelling, each with who may give it; the last one wants words of one’s own.',
  success: {
    status: 200,
    body: z.array(
      z.object({ id: z.int(), reason: z.string(), by: z.enum(['sender', 'carrier', 'either']), needsText: z.boolean() }),
    ),
  },
});
