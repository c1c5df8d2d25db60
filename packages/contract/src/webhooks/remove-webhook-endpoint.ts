import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const removeWebhookEndpoint = defineCall({
  method: 'DELETE',
  path: '/webhook-endpoints/{endpointId}',
  access: 'member',
  summary: 'Remove an endpoint with all that was delivered to it.',
  params: z.strictObject({ endpointId: idOf('webhookEndpoint') }),
  success: { status: 204 },
  errors: ['not_found'],
});
