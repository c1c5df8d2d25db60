import { rotateWebhookSecret as call } from '@waybill/contract/webhooks/rotate-webhook-secret';
import { rotateWebhookSecret } from '../commands/rotate-webhook-secret.ts';
import { defineRoute } from '../define-route.ts';
import { endpointViewOf, secretViewOf } from '../views.ts';

export const rotateWebhookSecretRoute = defineRoute(
  call,
  async (context, { caller, params: { endpointId }, body: { signature }, idempotencyKey }) => {
    const endpoint = await rotateWebhookSecret(context, caller.userId, idempotencyKey, { endpointId, signature });
    return { endpoint: endpointViewOf(endpoint), secret: secretViewOf(context.keys, endpoint) };
  },
);
