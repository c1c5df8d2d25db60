import { listWebhookEndpoints as call } from '@waybill/contract/webhooks/list-webhook-endpoints';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { listEndpoints } from '../storage/endpoints.ts';
import { endpointViewOf } from '../views.ts';

export const listWebhookEndpointsRoute = defineRoute(call, async ({ db }, { caller, query: { limit, skip, cursor } }) => {
  const rows = await listEndpoints(db, caller.userId, { before: decodeCursor(cursor), limit: limit + 1, skip });
  return pageOf(rows, limit, endpointViewOf);
});
