import { replayWebhookDeliveries as call } from '@waybill/contract/webhooks/replay-webhook-deliveries';
import { replayWebhookDeliveries } from '../commands/replay-webhook-deliveries.ts';
import { defineRoute } from '../define-route.ts';

export const replayWebhookDeliveriesRoute = defineRoute(call, (context, { caller, params: { endpointId }, body }) =>
  replayWebhookDeliveries(context, caller.userId, endpointId, body),
);
