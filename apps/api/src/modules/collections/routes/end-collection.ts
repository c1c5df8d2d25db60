import { endCollection as call } from '@waybill/contract/collections/end-collection';
import { endCollection } from '../commands/end-collection.ts';
import { defineRoute } from '../define-route.ts';

export const endCollectionRoute = defineRoute(call, (context, { caller, params }) =>
  endCollection(context, caller.userId, params.collectionId),
);
