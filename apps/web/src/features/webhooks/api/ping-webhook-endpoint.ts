import { api } from '@waybill/client/browser-client';
import { pingWebhookEndpoint as call } from '@waybill/contract/webhooks/ping-webhook-endpoint';

export function pingWebhookEndpoint(endpointId: string, idempotencyKey: string) {
  return api().call(call, { params: { endpointId }, idempotencyKey });
}
