import { listExpressRequests as call } from '@waybill/contract/orders/list-express-requests';
import { defineRoute } from '../../../platform/http/route.ts';
import type { OrdersContext } from '../context.ts';
import { listRequests } from '../express/read-requests.ts';

export const listExpressRequestsRoute = defineRoute(call, async ({ db }: OrdersContext, { caller }) => ({
  requests: await listRequests(db, caller.userId),
}));
