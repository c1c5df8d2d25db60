import { createCollection as call } from '@waybill/contract/collections/create-collection';
import { createCollection } from '../commands/create-collection.ts';
import { defineRoute } from '../define-route.ts';
import { readCollection } from '../read-collections.ts';

export const createCollectionRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) =>
  readCollection(context, caller.userId, await createCollection(context, caller.userId, idempotencyKey, body)),
);
