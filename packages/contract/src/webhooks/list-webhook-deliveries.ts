import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { page, pageQuery } from '../paging.ts';
import { deliveryStates, webhookDeliveryView } from './delivery-view.ts';
import { deliveredType } from './event-types.ts';

const moment = 'Please give a time like 2026-11-19T09:40:00Z';

export const listWebhookDeliveries = defineCall({
  method: 'GET',
  path: '/webhook-deliveries',
  access: 'member',
  summary: 'What was delivered in the last 30 days, newest first, by endpoint, event, state, time and whatever id it is about.',
  query: z.strictObject({
    ...pageQuery,
    endpointId: z.optional(idOf('webhookEndpoint')),
    type: z.optional(deliveredType),
    state: z.optional(z.enum(deliveryStates, 'Please choose a state')),
    /** An id of its payload, or its `webhook-id`. */
    about: z.optional(
      z
        .string()
        .check(z.trim(), z.maxLength(40, 'That is not an id we know'), z.regex(/^[a-z]{3}_\w+$/, 'That is not an id we know')),
    ),
    from: z.optional(z.iso.datetime(moment)),
    to: z.optional(z.iso.datetime(moment)),
  }),
  success: { status: 200, body: page(webhookDeliveryView) },
});
