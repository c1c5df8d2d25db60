import { listWebhookDeliveries as call } from '@waybill/contract/webhooks/list-webhook-deliveries';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { listDeliveries } from '../storage/deliveries.ts';
import { deliveryViewOf } from '../views.ts';

export const listWebhookDeliveriesRoute = defineRoute(call, async ({ db }, { caller, query }) => {
  const { limit, skip, cursor, ...filter } = query;
  const rows = await listDeliveries(db, caller.userId, filter, { before: decodeCursor(cursor), limit: limit + 1, skip });
  return pageOf(rows, limit, deliveryViewOf);
});
