import type { DeliveredType } from '@waybill/contract/webhooks/event-types';
import type { WebhookDataOf } from '@waybill/contract/webhooks/payloads';

/** What happened, and to what. The details are fetched with a call. */
export type WebhookEvent = {
  readonly [Type in DeliveredType]: {
    /** The same for each attempt and each replay: what you have seen once you need not do again. */
    readonly id: string;
    readonly type: Type;
    readonly timestamp: string;
    readonly data: WebhookDataOf<Type>;
  };
}[DeliveredType];

/** As `fetch`, Node and most frameworks have them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export type VerifyOptions = {
  /** How old or how far ahead an attempt may be; 300. */
  readonly toleranceSeconds?: number;
  /** For tests: milliseconds since 1970. */
  readonly now?: number;
};

/** This did not come from Waybill, not a moment ago, or not whole. */
export class WebhookRefused extends Error {
  readonly reason: 'headers' | 'time' | 'signature' | 'payload' | 'key';

  constructor(reason: WebhookRefused['reason'], message: string) {
    super(message);
    this.name = 'WebhookRefused';
    this.reason = reason;
  }
}

/**
 * Checks a delivery by Standard Webhooks 1.0 over the bytes as they came, and answers its event. `keys` are the `whsec_…` or the `whpk_…` of the
 * endpoint; several while a secret is being replaced. Rejects with WebhookRefused.
 */
export async function verifyWebhook(
  payload: string | Uint8Array,
  headers: WebhookHeaders,
  keys: string | readonly string[],
  { toleranceSeconds = 300, now = Date.now() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  );
  if (!id || !timestamp || !signatures) throw new WebhookRefused('headers', 'The headers of a webhook are missing.');
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  if (!(Math.abs(now / 1000 - seconds) <= toleranceSeconds))
    throw new WebhookRefused('time', 'The time of the webhook is too far from now.');
  const body = typeof payload === 'string' ? new TextEncoder().encode(payload) : payload;
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  const verifiers = await Promise.all((typeof keys === 'string' ? [keys] : keys).map(verifierOf));
  const given = signatures.split(' ').map((signature) => signature.split(','));
  const checks = verifiers.flatMap(({ version, verify }) =>
    given.filter(([name]) => name === version).map(([, value = '']) => verify(value, signed)),
  );
  if (!(await Promise.all(checks)).includes(true)) throw new WebhookRefused('signature', 'No signature of the webhook is right.');
  return { ...eventIn(body), id };
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof found === 'string' ? found : found?.join(' ');
}

type Verifier = { readonly version: string; verify(signature: string, signed: Uint8Array<ArrayBuffer>): Promise<boolean> };

async function verifierOf(key: string): Promise<Verifier> {
  const isPublic = key.startsWith('whpk_');
  const bytes = bytesOf(key.replace(/^wh(sec|pk)_/, ''));
  if (!bytes || bytes.length === 0) throw new WebhookRefused('key', 'The key has to be a whsec_… or a whpk_….');
  const algorithm = isPublic ? 'Ed25519' : { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']).catch(() => {
    throw new WebhookRefused('key', 'The key has to be a whsec_… or a whpk_….');
  });
  return {
    version: isPublic ? 'v1a' : 'v1',
    async verify(signature, signed) {
      const decoded = bytesOf(signature);
      return decoded !== undefined && crypto.subtle.verify(isPublic ? 'Ed25519' : 'HMAC', imported, decoded, signed);
    },
  };
}

function eventIn(body: Uint8Array): WebhookEvent {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as WebhookEvent;
  } catch {
    throw new WebhookRefused('payload', 'The webhook is signed, and its body is no JSON.');
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}
