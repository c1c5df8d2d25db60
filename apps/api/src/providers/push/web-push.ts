import { createHash } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import { refuseWhileHeld } from '../../platform/db/held-connection.ts';
import { inProviderSpan } from '../provider-span.ts';
import { encryptForBrowser } from './encrypt.ts';
import type { PushMessage, PushPort } from './port.ts';
import { readSubscription } from './subscription.ts';
import type { VapidKeys } from './vapid-keys.ts';

type WebPushSettings = VapidKeys & {
  /** Contact for push services when something is wrong with our messages: `mailto:` or our address. */
  readonly subject: string;
  /** The only address besides public services that messages may go to. */
  readonly sandboxOrigin: string | undefined;
  readonly timeoutMs?: number;
};

/** A service that is silent holds up the next push. */
const waitMs = 3_000;
/** Default for messages without an end of their use. */
const keepSeconds = 10 * 60;
const tokenSeconds = 12 * 3600;
/** Services take 4096 bytes; what does not fit is cut in the text, never in the address. */
const longestText = 500;

/** Web push as browsers know it: RFC 8030, encrypted (RFC 8291), signed with our key (RFC 8292). */
export function createWebPush(settings: WebPushSettings): PushPort {
  const signer = importJWK(jwkOf(settings), 'ES256');
  const authorize = async (endpoint: string) => {
    const token = await new SignJWT({})
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(new URL(endpoint).origin)
      .setSubject(settings.subject)
      .setExpirationTime(Math.floor(Date.now() / 1000) + tokenSeconds)
      .sign(await signer);
    return `vapid t=${token}, k=${settings.publicKey}`;
  };
  return {
    publicKey: settings.publicKey,
    read: (token) => readSubscription(token, settings.sandboxOrigin),
    async send(subscription, message) {
      refuseWhileHeld('A push message was sent');
      const { endpoint } = subscription;
      const authorization = await authorize(endpoint);
      const response = await inProviderSpan('push', () =>
        fetch(endpoint, {
          method: 'POST',
          // Wherever else it wants to send us, we do not go there with it.
          redirect: 'manual',
          headers: {
            authorization,
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(secondsLeft(message)),
            urgency: 'high',
            topic: topicOf(message.tag),
          },
          body: new Uint8Array(encryptForBrowser(textOf(message), subscription)),
          signal: AbortSignal.timeout(settings.timeoutMs ?? waitMs),
        }),
      );
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410) return 'gone';
      if (!response.ok) throw new Error(`A push service refused a message with status ${response.status}`);
      return 'sent';
    },
  };
}

/** Time that a service stores the message for a browser that is away. Zero: now or never. */
function secondsLeft({ until }: PushMessage): number {
  return until ? Math.max(0, Math.floor((until.getTime() - Date.now()) / 1000)) : keepSeconds;
}

/** Services allow 32 characters of base64url. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}

function textOf({ title, body, url, tag }: PushMessage): string {
  return JSON.stringify({ title: title.slice(0, longestText), body: body.slice(0, longestText), url, tag });
}

function jwkOf({ publicKey, privateKey }: VapidKeys) {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  return { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d: privateKey };
}
