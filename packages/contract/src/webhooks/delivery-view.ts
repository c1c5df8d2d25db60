import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { deliveredType } from './event-types.ts';

/** `waiting`: to be tried, or tried again. `failed`: ten times in vain, or its endpoint went off. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What went wrong where nothing, or nothing good, was answered. */
export const attemptFaults = [
  'status',
  'redirect',
  'timeout',
  'connection',
  'certificate',
  'address-unknown',
  'address-forbidden',
] as const;
export type AttemptFault = (typeof attemptFaults)[number];

export const webhookAttemptView = z.object({
  at: z.iso.datetime(),
  /** The HTTP status that was answered; null where there was no answer. */
  status: z.nullable(z.int()),
  ms: z.int(),
  /** Null where it succeeded. */
  fault: z.nullable(z.enum(attemptFaults)),
  /** The beginning of what was answered. */
  answer: z.string(),
});

const summary = {
  id: idOf('webhookDelivery'),
  /** Sent as `webhook-id`: the same for each attempt and each endpoint. */
  webhookId: idOf('webhookMessage'),
  endpointId: idOf('webhookEndpoint'),
  type: deliveredType,
  /** The ids in its payload. */
  about: z.array(z.string()),
  state: z.enum(deliveryStates),
  happenedAt: z.iso.datetime(),
  /** Attempts since it was made or replayed. */
  attempts: z.int(),
  /** Null while nobody has tried. */
  last: z.nullable(webhookAttemptView),
  /** When it is tried next; null unless it waits. */
  nextAt: z.nullable(z.iso.datetime()),
};

export const webhookDeliveryView = z.object(summary);

export const webhookDeliveryDetailsView = z.object({
  ...summary,
  /** The body as it is sent, to the byte. */
  payload: z.string(),
  /** The newest first, fifty at most. */
  history: z.array(webhookAttemptView),
});

export type WebhookAttemptView = z.infer<typeof webhookAttemptView>;
export type WebhookDeliveryView = z.infer<typeof webhookDeliveryView>;
export type WebhookDeliveryDetailsView = z.infer<typeof webhookDeliveryDetailsView>;
