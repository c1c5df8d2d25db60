import { replayWebhookDelivery as call } from '@waybill/contract/webhooks/replay-webhook-delivery';
import { replayWebhookDelivery } from '../commands/replay-webhook-delivery.ts';
import { defineRoute } from '../define-route.ts';
import { deliveryViewOf } from '../views.ts';

export const replayWebhookDeliveryRoute = defineRoute(call, async (context, { caller, params: { deliveryId } }) =>
  deliveryViewOf(await replayWebhookDelivery(context, caller.userId, deliveryId)),
);
