import { createTravellersRequest as call } from '@waybill/contract/timeline/create-travellers-request';
import { createTravellersRequest } from '../commands/create-travellers-request.ts';
import { defineRoute } from '../define-route.ts';
import { readItem } from '../read-items.ts';

export const createTravellersRequestRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) => {
  const id = await createTravellersRequest(context, caller.userId, idempotencyKey, body);
  const view = await readItem(context.db, id, caller.userId);
  if (view.itemType !== 2) throw new Error('What was posted is of another kind');
  return view;
});
