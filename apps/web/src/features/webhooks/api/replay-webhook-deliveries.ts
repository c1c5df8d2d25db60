import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { replayWebhookDeliveries as call } from '@waybill/contract/webhooks/replay-webhook-deliveries';

export function replayWebhookDeliveries(endpointId: string, body: BodyFor<typeof call>) {
  return api().call(call, { params: { endpointId }, body });
}
