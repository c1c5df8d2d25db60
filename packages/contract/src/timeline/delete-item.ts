import { defineCall } from '../call.ts';
import { itemParams } from './item-fields.ts';

export const deleteItem = defineCall({
  method: 'DELETE',
  path: '/timeline/{itemType}/{itemId}',
  access: 'member',
  summary: 'Take down an item of one’s own. The money held for a package comes back in full.',
  params: itemParams,
  success: { status: 204 },
  errors: ['not_found', 'forbidden', 'already_matched'],
});
