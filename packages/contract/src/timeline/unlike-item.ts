import { defineCall } from '../call.ts';
import { itemParams } from './item-fields.ts';
import { likesView } from './like-item.ts';

export const unlikeItem = defineCall({
  method: 'DELETE',
  path: '/timeline/like/{itemType}/{itemId}',
  access: 'member',
  summary: 'Take a like back.',
  params: itemParams,
  success: { status: 200, body: likesView },
  errors: ['not_found'],
  limits: [{ by: 'caller', max: 600, seconds: 3600 }],
});
