import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { oneLine } from '../text.ts';
import { webhookEventType } from './event-types.ts';

const chooseOne = 'Please choose at least one event';

/** The address is judged by the server, too, now and at each delivery: it has to lead to the public internet. */
const address = z
  .string('Please enter the address of your endpoint')
  .check(
    z.trim(),
    z.maxLength(2_000, 'That address is too long'),
    z.regex(/^https?:\/\/[^\s/?#@]+([/?][^\s#]*)?$/i, 'Please give an address like https://shop.example/webhooks'),
  );

/** How deliveries are signed: HMAC-SHA256 with a shared secret, or ed25519 with a key that only we have. */
export const signatureKind = z.enum(['hmac-sha256', 'ed25519'], 'Please choose how deliveries are signed');
export type SignatureKind = z.infer<typeof signatureKind>;

export const endpointFields = {
  url: address,
  description: oneLine(120, 'Please describe it in a few words'),
  types: z
    .array(webhookEventType, chooseOne)
    .check(z.minLength(1, chooseOne), z.maxLength(50, 'Those are more events than there are')),
};

export const webhookEndpointView = z.object({
  id: idOf('webhookEndpoint'),
  url: z.string().check(z.regex(/^https?:\/\//)),
  description: z.string(),
  types: z.array(webhookEventType),
  isOn: z.boolean(),
  /** Why it is off: by its owner, because it answered 410, or because it failed for days. Null while it is on. */
  offBecause: z.nullable(z.enum(['owner', 'gone', 'failing'])),
  /** The first failure since the last success; null where all is well. */
  failingSince: z.nullable(z.iso.datetime()),
  signature: signatureKind,
  /** Until then deliveries carry a signature by the replaced secret, too. */
  oldSecretUntil: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
});

/** `whsec_…` for HMAC-SHA256: keep it safe. `whpk_…` for ed25519: the public key, which is no secret. */
export const webhookSecretView = z.object({
  signature: signatureKind,
  key: z.string().check(z.regex(/^wh(sec|pk)_[A-Za-z0-9+/=]+$/)),
});

export type WebhookEndpointView = z.infer<typeof webhookEndpointView>;
export type WebhookSecretView = z.infer<typeof webhookSecretView>;
