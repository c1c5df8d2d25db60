import { stopMessages as call } from '@waybill/contract/orders/stop-messages';
import { stopMessages } from '../commands/stop-messages.ts';
import { defineRoute } from '../define-route.ts';
import { nothingTracked } from '../read-tracking.ts';
import { findOrderByTracking } from '../storage/tracking.ts';

export const stopMessagesRoute = defineRoute(call, async (context, { params, body }) => {
  const order = await findOrderByTracking(context.db, params.trackingId);
  if (!order) throw nothingTracked();
  await stopMessages(context, order, body.code);
});
