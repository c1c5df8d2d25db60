import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { endpointFields, signatureKind, webhookEndpointView, webhookSecretView } from './endpoint-view.ts';

export const addWebhookEndpoint = defineCall({
  method: 'POST',
  path: '/webhook-endpoints',
  access: 'member',
  summary:
    'Add an endpoint that is told of events by Standard Webhooks. Its secret is in the answer; later it takes a confirmation to see it.',
  idempotent: true,
  body: z.strictObject({
    ...endpointFields,
    description: z._default(endpointFields.description, ''),
    signature: z._default(signatureKind, 'hmac-sha256'),
  }),
  success: { status: 201, body: z.object({ endpoint: webhookEndpointView, secret: webhookSecretView }) },
  errors: ['key_used_otherwise', 'too_many_endpoints'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
