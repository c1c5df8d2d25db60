import { listExpressRequests as call } from '@waybill/contract/orders/list-express-requests';
import { defineRoute } from '../define-route.ts';
import { listRequests } from '../express/read-requests.ts';

export const listExpressRequestsRoute = defineRoute(call, async ({ db }, { caller }) => ({
  requests: await listRequests(db, caller.userId),
}));
