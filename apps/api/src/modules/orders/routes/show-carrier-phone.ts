import { showCarrierPhone as call } from '@waybill/contract/orders/show-carrier-phone';
import { isOnTheWay } from '@waybill/contract/orders/status-groups';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../define-route.ts';
import { proveReceiver } from '../proof/prove-receiver.ts';
import { nothingTracked } from '../read-tracking.ts';
import { findPhone } from '../storage/people.ts';
import { findOrderByTracking } from '../storage/tracking.ts';

export const showCarrierPhoneRoute = defineRoute(call, async (context, { params, body }) => {
  const order = await findOrderByTracking(context.db, params.trackingId);
  if (!order) throw nothingTracked();
  await proveReceiver(context, order, body.code, 'Please ask the sender: they can reach the carrier.');
  if (!isOnTheWay(order.status))
    throw new Problem('step_not_allowed', 'The carrier can be called while the parcel is on its way, and not before or after.');
  const phoneNumber = await findPhone(context.db, order.carrierId);
  if (!phoneNumber) throw new Problem('step_not_allowed', 'This carrier has no phone number with us. Please ask the sender.');
  return { phoneNumber };
});
