import { sendHandoverCode as call } from '@waybill/contract/orders/send-handover-code';
import { defineRoute } from '../../../platform/http/route.ts';
import { sendHandoverCode } from '../commands/send-handover-code.ts';
import type { OrdersContext } from '../context.ts';
import { nothingTracked } from '../read-tracking.ts';
import { findOrderByTracking } from '../storage/tracking.ts';

export const sendHandoverCodeRoute = defineRoute(call, async (context: OrdersContext, { params }) => {
  const order = await findOrderByTracking(context.db, params.trackingId);
  if (!order) throw nothingTracked();
  await sendHandoverCode(context, order, 'asked by the receiver');
});
