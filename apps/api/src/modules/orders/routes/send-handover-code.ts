import { sendHandoverCode } from '@waybill/contract/orders/send-handover-code';
import { defineRoute } from '../../../platform/http/route.ts';
import { sendCodeAgain } from '../commands/send-code.ts';
import type { OrdersContext } from '../context.ts';
import { nothingTracked } from '../read-tracking.ts';
import { findOrderByTracking } from '../storage/tracking.ts';

export const sendHandoverCodeRoute = defineRoute(sendHandoverCode, async (context: OrdersContext, { params }) => {
  const order = await findOrderByTracking(context.db, params.trackingId);
  if (!order) throw nothingTracked();
  await sendCodeAgain(context, order, 'asked by the receiver');
});
