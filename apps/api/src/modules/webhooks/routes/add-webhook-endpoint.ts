import { addWebhookEndpoint as call } from '@waybill/contract/webhooks/add-webhook-endpoint';
import { addWebhookEndpoint } from '../commands/add-webhook-endpoint.ts';
import { defineRoute } from '../define-route.ts';
import { endpointViewOf, secretViewOf } from '../views.ts';

export const addWebhookEndpointRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) => {
  const endpoint = await addWebhookEndpoint(context, caller.userId, idempotencyKey, body);
  return { endpoint: endpointViewOf(endpoint), secret: secretViewOf(context.keys, endpoint) };
});
