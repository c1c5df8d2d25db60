import { api } from '@waybill/client/browser-client';
import { removeWebhookEndpoint as call } from '@waybill/contract/webhooks/remove-webhook-endpoint';

export function removeWebhookEndpoint(endpointId: string) {
  return api().call(call, { params: { endpointId } });
}
