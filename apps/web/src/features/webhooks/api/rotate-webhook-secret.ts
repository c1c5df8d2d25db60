import { api } from '@waybill/client/browser-client';
import { rotateWebhookSecret as call } from '@waybill/contract/webhooks/rotate-webhook-secret';

export function rotateWebhookSecret(endpointId: string, idempotencyKey: string) {
  return api().call(call, { params: { endpointId }, body: {}, idempotencyKey });
}
