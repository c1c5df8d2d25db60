import { pingWebhookEndpoint as call } from '@waybill/contract/webhooks/ping-webhook-endpoint';
import { pingWebhookEndpoint } from '../commands/ping-webhook-endpoint.ts';
import { defineRoute } from '../define-route.ts';
import { deliveryViewOf } from '../views.ts';

export const pingWebhookEndpointRoute = defineRoute(call, async (context, { caller, params: { endpointId }, idempotencyKey }) =>
  deliveryViewOf(await pingWebhookEndpoint(context, caller.userId, idempotencyKey, endpointId)),
);
