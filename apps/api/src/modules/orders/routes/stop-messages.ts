import { stopMessages } from '@waybill/contract/orders/stop-messages';
import { defineRoute } from '../../../platform/http/route.ts';
import { stopMessages as stop } from '../commands/stop-messages.ts';
import type { OrdersContext } from '../context.ts';
import { nothingTracked } from '../read-tracking.ts';
import { findOrderByTracking } from '../storage/tracking.ts';

export const stopMessagesRoute = defineRoute(stopMessages, async (context: OrdersContext, { params, body }) => {
  const order = await findOrderByTracking(context.db, params.trackingId);
  if (!order) throw nothingTracked();
  await stop(context, order, body.code);
});
