import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { addWebhookEndpoint as call } from '@waybill/contract/webhooks/add-webhook-endpoint';

export function addWebhookEndpoint(body: BodyFor<typeof call>, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}
