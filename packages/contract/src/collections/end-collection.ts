import { defineCall } from '../call.ts';
import { collectionParams } from './collection-fields.ts';

export const endCollection = defineCall({
  method: 'DELETE',
  path: '/collections/{collectionId}',
  access: 'member',
  summary:
    'Take a collection back before anybody has taken it; or say no, as the carrier who was asked. Its parcels stay posted.',
  params: collectionParams,
  success: { status: 204 },
  errors: ['not_found', 'already_taken'],
});
