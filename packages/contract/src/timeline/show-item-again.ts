import { defineCall } from '../call.ts';
import { itemParams } from './item-fields.ts';

export const showItemAgain = defineCall({
  method: 'DELETE',
  path: '/timeline/notinterested/{itemType}/{itemId}',
  access: 'member',
  summary: 'Undo “not interested”.',
  params: itemParams,
  success: { status: 204 },
  errors: ['not_found'],
  limits: [{ by: 'caller', max: 600, seconds: 3600 }],
});
