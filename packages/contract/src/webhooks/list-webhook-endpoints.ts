import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { webhookEndpointView } from './endpoint-view.ts';

export const listWebhookEndpoints = defineCall({
  method: 'GET',
  path: '/webhook-endpoints',
  access: 'member',
  summary: 'One’s webhook endpoints, newest first.',
  query: z.strictObject(pageQuery),
  success: { status: 200, body: page(webhookEndpointView) },
});
