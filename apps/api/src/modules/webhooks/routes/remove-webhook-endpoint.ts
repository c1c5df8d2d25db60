import { removeWebhookEndpoint as call } from '@waybill/contract/webhooks/remove-webhook-endpoint';
import { removeWebhookEndpoint } from '../commands/remove-webhook-endpoint.ts';
import { defineRoute } from '../define-route.ts';

export const removeWebhookEndpointRoute = defineRoute(call, (context, { caller, params: { endpointId } }) =>
  removeWebhookEndpoint(context, caller.userId, endpointId),
);
