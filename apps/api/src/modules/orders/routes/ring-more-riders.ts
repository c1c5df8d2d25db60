import { ringMoreRiders as call } from '@waybill/contract/orders/ring-more-riders';
import { ringMoreRiders } from '../commands/ring-more-riders.ts';
import { defineRoute } from '../define-route.ts';
import { readExpress, readSearch } from '../express/read-search.ts';

export const ringMoreRidersRoute = defineRoute(call, async (context, { caller, params: { packageId }, idempotencyKey }) => {
  await ringMoreRiders(context, caller.userId, idempotencyKey, packageId);
  return readSearch(context.db, await readExpress(context.db, packageId, caller.userId));
});
