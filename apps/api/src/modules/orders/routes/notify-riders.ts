import { notifyRiders } from '@waybill/contract/orders/notify-riders';
import { defineRoute } from '../../../platform/http/route.ts';
import { ringRiders } from '../commands/notify-riders.ts';
import type { OrdersContext } from '../context.ts';
import { readExpress, readSearch } from '../express/read-search.ts';

export const notifyRidersRoute = defineRoute(notifyRiders, async (context: OrdersContext, { caller, body }) => {
  await ringRiders(context, caller.userId, body);
  return readSearch(context.db, await readExpress(context.db, body.packageId, caller.userId));
});
