import { defineCall } from '../call.ts';
import { collectionParams } from './collection-fields.ts';
import { collectionView } from './collection-view.ts';

export const getCollection = defineCall({
  method: 'GET',
  path: '/collections/{collectionId}',
  access: 'member',
  summary: 'A collection: its parcels, what has become of each, and for its sender the code that the carrier needs.',
  params: collectionParams,
  success: { status: 200, body: collectionView },
  errors: ['not_found'],
});
