import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const removeReceiver = defineCall({
  method: 'DELETE',
  path: '/receivers/{receiverId}',
  access: 'member',
  summary: 'Take somebody out of the book. Parcels that were posted to them keep their receiver.',
  params: z.strictObject({ receiverId: idOf('receiver') }),
  success: { status: 204 },
});
