import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { updateWebhookEndpoint as call } from '@waybill/contract/webhooks/update-webhook-endpoint';

export function updateWebhookEndpoint(endpointId: string, body: BodyFor<typeof call>) {
  return api().call(call, { params: { endpointId }, body });
}
