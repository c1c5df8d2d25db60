import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const forgetDoorWords = defineCall({
  method: 'DELETE',
  path: '/receivers/door-words/{doorWordsId}',
  access: 'member',
  summary: 'Forget what a carrier has said about a door that one sends to. No later carrier reads it.',
  params: z.strictObject({ doorWordsId: idOf('doorWords') }),
  success: { status: 204 },
});
