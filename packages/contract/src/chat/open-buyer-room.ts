import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { roomView } from './room-view.ts';

export const openBuyerRoom = defineCall({
  method: 'POST',
  path: '/sales/{saleId}/chatroom',
  access: 'member',
  summary: 'The room with the buyer of what one sells: made now, or the one that is there already.',
  params: z.strictObject({ saleId: idOf('sale') }),
  success: { status: 200, body: roomView },
  errors: ['not_found', 'no_longer_open'],
  limits: [{ by: 'caller', max: 600, seconds: 3600 }],
});
