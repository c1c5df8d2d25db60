import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { itemParams } from './item-fields.ts';

export const likesView = z.object({ likes: z.int(), isLiked: z.boolean() });

export const likeItem = defineCall({
  method: 'POST',
  path: '/timeline/like/{itemType}/{itemId}',
  access: 'member',
  summary: 'Like an item. Once is enough; again changes nothing.',
  params: itemParams,
  success: { status: 200, body: likesView },
  errors: ['not_found'],
  limits: [{ by: 'caller', max: 600, seconds: 3600 }],
});
