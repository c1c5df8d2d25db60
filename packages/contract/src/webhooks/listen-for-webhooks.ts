import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { webhookSecretView } from './endpoint-view.ts';
import { deliveredType } from './event-types.ts';

const message = 'Please send askAgainWith of the last answer, or a time like 2026-11-19T09:40:00Z';

/** An event as it would be sent to an endpoint. */
export const heardWebhookView = z.object({
  id: idOf('webhookDelivery'),
  /** `webhook-id`. */
  webhookId: idOf('webhookMessage'),
  type: deliveredType,
  happenedAt: z.iso.datetime(),
  /** The body, to the byte: sign `{webhookId}.{seconds}.{payload}` with the secret, and a local endpoint gets what it would be sent. */
  payload: z.string(),
});

export const listenForWebhooks = defineCall({
  method: 'POST',
  path: '/webhook-listener',
  access: 'member',
  summary:
    'Hear of events on a machine that nobody can reach: ask every few seconds, with `askAgainWith` of the last answer. What happens while nobody has asked for two minutes is not kept. An event may come twice.',
  body: z.strictObject({
    /** `askAgainWith` of the last answer, or a time; left out to begin now. */
    since: z.optional(z.string(message).check(z.maxLength(200, message), z.regex(/^[\w:.+-]+$/, message))),
  }),
  success: {
    status: 200,
    body: z.object({
      secret: webhookSecretView,
      /** The oldest first, a hundred at most. */
      events: z.array(heardWebhookView),
      /** There are more: ask again at once. */
      hasMore: z.boolean(),
      askAgainWith: z.string(),
    }),
  },
  limits: [{ by: 'caller', max: 120, seconds: 60 }],
});
