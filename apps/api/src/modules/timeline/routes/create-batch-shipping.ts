import { createBatchShipping as call } from '@waybill/contract/timeline/create-batch-shipping';
import { createBatchShipping } from '../commands/create-batch-shipping.ts';
import { defineRoute } from '../define-route.ts';
import { readItem } from '../read-items.ts';

export const createBatchShippingRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) => {
  const id = await createBatchShipping(context, caller.userId, idempotencyKey, body);
  const view = await readItem(context.db, id, caller.userId);
  if (view.itemType !== 4) throw new Error('What was posted is of another kind');
  return view;
});
