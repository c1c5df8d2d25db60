import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { webhookDeliveryDetailsView } from './delivery-view.ts';

export const getWebhookDelivery = defineCall({
  method: 'GET',
  path: '/webhook-deliveries/{deliveryId}',
  access: 'member',
  summary: 'A delivery with the body that was sent and each of its attempts.',
  params: z.strictObject({ deliveryId: idOf('webhookDelivery') }),
  success: { status: 200, body: webhookDeliveryDetailsView },
  errors: ['not_found'],
});
