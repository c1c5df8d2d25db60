import { pickUpCollection as call } from '@waybill/contract/collections/pick-up-collection';
import { pickUpCollection } from '../commands/pick-up-collection.ts';
import { defineRoute } from '../define-route.ts';
import { readCollection } from '../read-collections.ts';

export const pickUpCollectionRoute = defineRoute(call, async (context, { caller, params, body, idempotencyKey }) => {
  const id = await pickUpCollection(context, caller.userId, idempotencyKey, { ...body, ...params });
  return readCollection(context, caller.userId, id);
});
