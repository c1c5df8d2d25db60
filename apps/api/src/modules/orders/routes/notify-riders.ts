import { notifyRiders as call } from '@waybill/contract/orders/notify-riders';
import { notifyRiders } from '../commands/notify-riders.ts';
import { defineRoute } from '../define-route.ts';
import { readExpress, readSearch } from '../express/read-search.ts';

export const notifyRidersRoute = defineRoute(call, async (context, { caller, body }) => {
  await notifyRiders(context, caller.userId, body);
  return readSearch(context.db, await readExpress(context.db, body.packageId, caller.userId));
});
