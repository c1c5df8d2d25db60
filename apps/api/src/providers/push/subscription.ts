import { ECDH } from 'node:crypto';
import { isIP } from 'node:net';
import * as z from 'zod';
import type { PushSubscription } from './port.ts';

const base64url = z.string().regex(/^[\w-]{1,200}$/);
const bytes = (text: string) => Buffer.from(text, 'base64url');

/** As `JSON.stringify(subscription)` writes it. Browsers add fields (`expirationTime`): those are left aside. */
const subscription = z.object({
  endpoint: z.url().max(2_000),
  keys: z.object({
    p256dh: base64url.refine((text) => isPointOnCurve(bytes(text))),
    auth: base64url.refine((text) => bytes(text).length === 16),
  }),
});

/**
 * Parses a browser's subscription, if we may send to it. The address comes from outside: it must lead to a public service, by
 * name and over TLS, and never into our own network. Only the sandbox may stand in for one.
 */
export function readSubscription(token: string, sandboxOrigin: string | undefined): PushSubscription | undefined {
  const parsed = subscription.safeParse(parseJson(token));
  if (!parsed.success) return undefined;
  const { endpoint } = parsed.data;
  return isPublicService(endpoint) || isStandIn(endpoint, sandboxOrigin) ? parsed.data : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const ownNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|onion|arpa)$/;

function isPublicService(endpoint: string): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const name = hostname.toLowerCase().replace(/\.$/, '');
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const isAddress = name.startsWith('[') || isIP(name) !== 0;
  return !isAddress && name.includes('.') && !ownNames.test(name);
}

function isStandIn(endpoint: string, sandboxOrigin: string | undefined): boolean {
  return sandboxOrigin !== undefined && new URL(endpoint).origin === new URL(sandboxOrigin).origin;
}

function isPointOnCurve(key: Buffer): boolean {
  if (key.length !== 65 || key[0] !== 4) return false;
  try {
    ECDH.convertKey(key, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
