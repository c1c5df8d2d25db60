import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { deliveryStates } from './delivery-view.ts';

const moment = 'Please give a time like 2026-11-19T09:40:00Z';

export const replayWebhookDeliveries = defineCall({
  method: 'POST',
  path: '/webhook-endpoints/{endpointId}/replay',
  access: 'member',
  summary:
    'Deliver a range of an endpoint once more, the oldest first: those that failed, unless another state is named. A thousand in one call; `nextFrom` says where to go on.',
  params: z.strictObject({ endpointId: idOf('webhookEndpoint') }),
  body: z.strictObject({
    from: z.iso.datetime(moment),
    to: z.optional(z.iso.datetime(moment)),
    state: z._default(z.enum(deliveryStates, 'Please choose a state'), 'failed'),
  }),
  success: { status: 200, body: z.object({ replayed: z.int(), nextFrom: z.nullable(z.iso.datetime()) }) },
  errors: ['not_found', 'endpoint_off'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
