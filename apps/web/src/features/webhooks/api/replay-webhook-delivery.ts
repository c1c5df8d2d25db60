import { api } from '@waybill/client/browser-client';
import { replayWebhookDelivery as call } from '@waybill/contract/webhooks/replay-webhook-delivery';

export function replayWebhookDelivery(deliveryId: string) {
  return api().call(call, { params: { deliveryId } });
}
