import { notifyRiders as call } from '@waybill/contract/orders/notify-riders';
import { defineRoute } from '../../../platform/http/route.ts';
import { notifyRiders } from '../commands/notify-riders.ts';
import type { OrdersContext } from '../context.ts';
import { readExpress, readSearch } from '../express/read-search.ts';

export const notifyRidersRoute = defineRoute(call, async (context: OrdersContext, { caller, body }) => {
  await notifyRiders(context, caller.userId, body);
  return readSearch(context.db, await readExpress(context.db, body.packageId, caller.userId));
});
