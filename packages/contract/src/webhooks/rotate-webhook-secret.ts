import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { signatureKind, webhookEndpointView, webhookSecretView } from './endpoint-view.ts';

export const rotateWebhookSecret = defineCall({
  method: 'POST',
  path: '/webhook-endpoints/{endpointId}/secret',
  access: 'member',
  summary:
    'Replace the secret of an endpoint, also by one of the other kind. For 24 hours deliveries are signed with both, so that nothing is refused in between.',
  idempotent: true,
  params: z.strictObject({ endpointId: idOf('webhookEndpoint') }),
  body: z.strictObject({ signature: z.optional(signatureKind) }),
  success: { status: 201, body: z.object({ endpoint: webhookEndpointView, secret: webhookSecretView }) },
  errors: ['not_found', 'key_used_otherwise'],
  limits: [{ by: 'caller', max: 10, seconds: 86_400 }],
});
