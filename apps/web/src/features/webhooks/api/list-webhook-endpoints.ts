import { api } from '@waybill/client/browser-client';
import { listWebhookEndpoints as call } from '@waybill/contract/webhooks/list-webhook-endpoints';
import { pagedQuery } from '../../../session/paged-query.ts';

export const listWebhookEndpointsQuery = pagedQuery(
  ['webhooks', 'endpoints'],
  (page, signal) => api().call(call, { query: page, signal }),
  50,
);
