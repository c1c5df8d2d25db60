import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { webhookDeliveryView } from './delivery-view.ts';

export const pingWebhookEndpoint = defineCall({
  method: 'POST',
  path: '/webhook-endpoints/{endpointId}/ping',
  access: 'member',
  summary: 'Try an endpoint: it is sent a `webhook.ping`, signed and delivered like anything else.',
  idempotent: true,
  params: z.strictObject({ endpointId: idOf('webhookEndpoint') }),
  success: { status: 201, body: webhookDeliveryView },
  errors: ['not_found', 'endpoint_off'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
