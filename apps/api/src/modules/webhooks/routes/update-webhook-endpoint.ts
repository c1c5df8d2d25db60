import { updateWebhookEndpoint as call } from '@waybill/contract/webhooks/update-webhook-endpoint';
import { updateWebhookEndpoint } from '../commands/update-webhook-endpoint.ts';
import { defineRoute } from '../define-route.ts';
import { endpointViewOf } from '../views.ts';

export const updateWebhookEndpointRoute = defineRoute(call, async (context, { caller, params: { endpointId }, body }) =>
  endpointViewOf(await updateWebhookEndpoint(context, caller.userId, endpointId, body)),
);
