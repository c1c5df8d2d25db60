import { getCollection as call } from '@waybill/contract/collections/get-collection';
import { defineRoute } from '../define-route.ts';
import { readCollection } from '../read-collections.ts';

export const getCollectionRoute = defineRoute(call, (context, { caller, params }) =>
  readCollection(context, caller.userId, params.collectionId),
);
