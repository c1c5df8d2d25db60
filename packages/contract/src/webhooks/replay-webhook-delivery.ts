import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { webhookDeliveryView } from './delivery-view.ts';

export const replayWebhookDelivery = defineCall({
  method: 'POST',
  path: '/webhook-deliveries/{deliveryId}/replay',
  access: 'member',
  summary: 'Deliver something once more, with the same `webhook-id` and body, and ten new attempts.',
  params: z.strictObject({ deliveryId: idOf('webhookDelivery') }),
  success: { status: 200, body: webhookDeliveryView },
  errors: ['not_found', 'endpoint_off'],
  limits: [{ by: 'caller', max: 600, seconds: 3600 }],
});
