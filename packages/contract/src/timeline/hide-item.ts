import { defineCall } from '../call.ts';
import { itemParams } from './item-fields.ts';

export const hideItem = defineCall({
  method: 'POST',
  path: '/timeline/notinterested/{itemType}/{itemId}',
  access: 'member',
  summary: 'Not interested: the item leaves one’s own timeline.',
  params: itemParams,
  success: { status: 204 },
  errors: ['not_found'],
  limits: [{ by: 'caller', max: 600, seconds: 3600 }],
});
