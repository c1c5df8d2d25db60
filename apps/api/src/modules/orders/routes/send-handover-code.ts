import { sendHandoverCode as call } from '@waybill/contract/orders/send-handover-code';
import { sendHandoverCode } from '../commands/send-handover-code.ts';
import { defineRoute } from '../define-route.ts';
import { nothingTracked } from '../read-tracking.ts';
import { findOrderByTracking } from '../storage/tracking.ts';

export const sendHandoverCodeRoute = defineRoute(call, async (context, { params }) => {
  const order = await findOrderByTracking(context.db, params.trackingId);
  if (!order) throw nothingTracked();
  await sendHandoverCode(context, order, 'asked by the receiver');
});
