import { getWebhookDelivery as call } from '@waybill/contract/webhooks/get-webhook-delivery';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../define-route.ts';
import { findDelivery, listAttempts } from '../storage/deliveries.ts';
import { attemptViewOf, deliveryViewOf } from '../views.ts';

export const getWebhookDeliveryRoute = defineRoute(call, async ({ db }, { caller, params: { deliveryId } }) => {
  const delivery = await findDelivery(db, caller.userId, deliveryId);
  if (!delivery) throw new Problem('not_found', 'We do not have this delivery any more. They are kept for a month.');
  const history = await listAttempts(db, deliveryId);
  return { ...deliveryViewOf(delivery), payload: delivery.payload, history: history.map(attemptViewOf) };
});
