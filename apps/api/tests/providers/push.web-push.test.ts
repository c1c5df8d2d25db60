import { createDecipheriv, createECDH, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { importJWK, jwtVerify } from 'jose';
import { describe, expect, inject, it } from 'vitest';
import { vapidKeysFrom } from '../../src/providers/push/vapid-keys.ts';
import { createWebPush } from '../../src/providers/push/web-push.ts';
import { standInServer } from '../support/stand-in-server.ts';

const sandboxOrigin = inject('sandbox').origin;
const keys = vapidKeysFrom(createHash('sha256').update('a secret of the test').digest());
const message = { title: 'An express parcel', body: 'Yaba to Ajah, ₦4,000.00', url: '/expressdelivery', tag: 'express' };

const portAt = (origin: string | undefined, timeoutMs = 10_000) =>
  createWebPush({ ...keys, subject: 'mailto:hello@waybill.example', sandboxOrigin: origin, timeoutMs });

/** A browser, as far as encryption goes. */
function browser(endpoint: string) {
  const pair = createECDH('prime256v1');
  const theirs = pair.generateKeys();
  const auth = randomBytes(16);
  const subscription = { endpoint, keys: { p256dh: theirs.toString('base64url'), auth: auth.toString('base64url') } };
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  /** Written from the RFC's text, apart from our encryption. */
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const senderKey = body.subarray(21, 21 + (body[20] ?? 0));
    const sealed = body.subarray(21 + senderKey.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, senderKey]);
    const shared = derive(pair.computeSecret(senderKey), auth, info, 32);
    const cipher = createDecipheriv(
      'aes-128-gcm',
      derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
      derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
    );
    cipher.setAuthTag(sealed.subarray(-16));
    const opened = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    // The last byte says that there is no further record.
    expect(opened.at(-1)).toBe(2);
    return JSON.parse(opened.subarray(0, -1).toString('utf8'));
  };
  return { subscription, read };
}

async function arrivedAt(word: string): Promise<{ body: string; ttl: number; urgency: string; topic: string; key: string }[]> {
  const response = await fetch(`${sandboxOrigin}/sandbox/api/web-push/messages?${new URLSearchParams({ subscription: word })}`);
  return ((await response.json()) as { messages: never[] }).messages;
}

describe('a message by web push', () => {
  it('reaches the browser, which alone can read it; the service checks who signed', async () => {
    const word = `laptop-${randomBytes(6).toString('hex')}`;
    const { subscription, read } = browser(`${sandboxOrigin}/web-push/${word}`);
    expect(await portAt(sandboxOrigin).send(subscription, message)).toBe('sent');
    const [arrived] = await arrivedAt(word);
    expect(arrived).toMatchObject({ ttl: 600, urgency: 'high', key: keys.publicKey });
    expect(read(Buffer.from(arrived?.body ?? '', 'base64url'))).toEqual(message);
  });

  it('is kept no longer than it says', async () => {
    const kept: unknown[] = [];
    const { origin } = await standInServer((request, response) => {
      kept.push(Number(request.headers.ttl));
      response.writeHead(201).end();
    });
    const inSeconds = (seconds: number) => ({ ...message, until: new Date(Date.now() + seconds * 1000) });
    const { subscription } = browser(`${origin}/a`);
    for (const seconds of [3_600.9, -60]) await portAt(origin).send(subscription, inSeconds(seconds));
    expect(kept).toEqual([expect.closeTo(3_600, -2), 0]);
  });

  it('carries a card that jose accepts: for this service only, by our key, for less than a day', async () => {
    const cards: string[] = [];
    const { origin } = await standInServer((request, response) => {
      cards.push(request.headers.authorization ?? '');
      response.writeHead(201).end();
    });
    await portAt(origin).send(browser(`${origin}/a`).subscription, message);
    const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(cards[0] ?? '') ?? [];
    const point = Buffer.from(key, 'base64url');
    const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const verifier = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    const { payload } = await jwtVerify(token, verifier, { audience: origin, algorithms: ['ES256'], typ: 'JWT' });
    expect(payload.sub).toBe('mailto:hello@waybill.example');
    expect((payload.exp ?? 0) - Date.now() / 1000).toBeLessThan(86_400);
    expect(key).toBe(keys.publicKey);
  });

  it('says that a browser is gone, for good', async () => {
    for (const word of ['gone-browser', 'missing-browser'])
      expect(await portAt(sandboxOrigin).send(browser(`${sandboxOrigin}/web-push/${word}`).subscription, message)).toBe('gone');
  });

  it('rejects on trouble, and names neither the address nor the words', async () => {
    const silent = await standInServer(() => undefined);
    const elsewhere = await standInServer((_, response) => response.writeHead(307, { location: `${silent.origin}/x` }).end());
    const failureOf = (endpoint: string, timeoutMs?: number) =>
      portAt(sandboxOrigin, timeoutMs).send(browser(endpoint).subscription, message).then(String, String);
    const failures = [
      await failureOf(`${sandboxOrigin}/web-push/busy-marker`),
      await failureOf(`${sandboxOrigin}/web-push/down-marker`),
      await failureOf(`${elsewhere.origin}/marker`),
      await failureOf('http://127.0.0.1:9/marker'),
      await failureOf(`${silent.origin}/marker`, 300),
    ];
    const refused = 'Error: A push service refused a message with status';
    expect(failures.slice(0, 3)).toEqual([`${refused} 429`, `${refused} 503`, `${refused} 307`]);
    expect(failures[3]).toMatch(/failed/);
    expect(failures[4]).toMatch(/timeout/i);
    expect(failures.join()).not.toMatch(/marker|Yaba/);
  });
});

describe('what a browser hands in', () => {
  const { subscription } = browser('https://fcm.googleapis.com/fcm/send/abc:def');
  const read = (more: Record<string, unknown> | string, origin?: string) =>
    portAt(origin).read(typeof more === 'string' ? more : JSON.stringify({ ...subscription, expirationTime: null, ...more }));

  it('is a subscription of a public push service', () => {
    expect(read({})).toEqual(subscription);
    for (const endpoint of ['https://updates.push.services.mozilla.com/wpush/v2/a', 'https://web.push.apple.com/QN'])
      expect(read({ endpoint })?.endpoint).toBe(endpoint);
  });

  it.each([
    'http://fcm.googleapis.com/a',
    'https://127.0.0.1/a',
    'https://10.0.0.7/a',
    'https://169.254.169.254/latest',
    'https://0x7f.1/a',
    'https://2130706433/a',
    'https://[::1]/a',
    'https://[fd00::1]/a',
    'https://localhost/a',
    'https://LOCALHOST./a',
    'https://db.internal/a',
    'https://printer.local/a',
    'https://intranet/a',
    'https://push.example:8443/a',
    'https://user:word@push.example/a',
    'ftp://push.example/a',
    'file:///etc/passwd',
    'push.example/a',
    '',
  ])('is not kept when it leads elsewhere: %s', (endpoint) => {
    expect(read({ endpoint })).toBeUndefined();
    expect(read({ endpoint }, sandboxOrigin)).toBeUndefined();
  });

  it('may lead to the sandbox while there is one, and to no other port of this machine', () => {
    const endpoint = `${sandboxOrigin}/web-push/a`;
    expect(read({ endpoint }, sandboxOrigin)?.endpoint).toBe(endpoint);
    expect(read({ endpoint })).toBeUndefined();
    expect(read({ endpoint: 'http://localhost:9/a' }, sandboxOrigin)).toBeUndefined();
  });

  it('is nothing when a part is missing or no key', () => {
    const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
    for (const wrong of [
      'a token',
      '{',
      '[]',
      'null',
      { keys: undefined },
      { keys: { ...subscription.keys, auth: 'short' } },
      { keys: { ...subscription.keys, p256dh: offCurve } },
      { keys: { ...subscription.keys, p256dh: 'BAAA' } },
      { keys: { ...subscription.keys, p256dh: `${subscription.keys.p256dh}\u0000` } },
      { endpoint: `https://push.example/${'a'.repeat(2_000)}` },
    ])
      expect(read(wrong)).toBeUndefined();
  });
});
