import { api } from '@waybill/client/browser-client';
import { showWebhookSecret as call } from '@waybill/contract/webhooks/show-webhook-secret';

export function showWebhookSecret(endpointId: string) {
  return api().call(call, { params: { endpointId } });
}
