import { takeCollection as call } from '@waybill/contract/collections/take-collection';
import { takeCollection } from '../commands/take-collection.ts';
import { defineRoute } from '../define-route.ts';
import { readCollection } from '../read-collections.ts';

export const takeCollectionRoute = defineRoute(call, async (context, { caller, params, body, idempotencyKey }) => {
  const id = await takeCollection(context, caller.userId, idempotencyKey, { ...body, ...params });
  return readCollection(context, caller.userId, id);
});
