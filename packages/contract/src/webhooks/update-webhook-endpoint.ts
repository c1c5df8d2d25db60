import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { endpointFields, webhookEndpointView } from './endpoint-view.ts';

export const updateWebhookEndpoint = defineCall({
  method: 'PUT',
  path: '/webhook-endpoints/{endpointId}',
  access: 'member',
  summary: 'Change an endpoint, or switch it off and on. While it is off nothing is kept for it; what waited counts as failed.',
  params: z.strictObject({ endpointId: idOf('webhookEndpoint') }),
  body: z.strictObject({
    url: z.optional(endpointFields.url),
    /** Null takes it away. */
    description: z.optional(z.nullable(endpointFields.description)),
    types: z.optional(endpointFields.types),
    isOn: z.optional(z.boolean('Please say whether it is on')),
  }),
  success: { status: 200, body: webhookEndpointView },
  errors: ['not_found'],
});
