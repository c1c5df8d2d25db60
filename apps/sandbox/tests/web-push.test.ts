import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSandbox } from './sandbox-under-test.ts';

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function vapidHeader(audience: string, expiresIn = 3600): string {
  const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  const text = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode({
    aud: audience,
    exp: Math.floor(Date.now() / 1000) + expiresIn,
    sub: 'mailto:hello@waybill.example',
  })}`;
  const signature = sign('sha256', Buffer.from(text), { key: pair.privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${point.toString('base64url')}`;
}

async function push(
  origin: string,
  more: { subscription?: string; authorization?: string; headers?: Record<string, string> } = {},
) {
  const answer = await fetch(`${origin}/web-push/${more.subscription ?? 'laptop'}`, {
    method: 'POST',
    headers: {
      authorization: more.authorization ?? vapidHeader(origin),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: '600',
      ...more.headers,
    },
    body: Buffer.from('sealed'),
  });
  return answer.status;
}

it('stores a message as it came, still encrypted', async () => {
  const { origin } = await openSandbox();
  expect(await push(origin, { headers: { urgency: 'high', topic: 'ring' } })).toBe(201);
  expect(await push(origin, { subscription: 'phone' })).toBe(201);
  const answer = await fetch(`${origin}/sandbox/api/web-push/messages?subscription=laptop`);
  expect(await answer.json()).toMatchObject({
    messages: [
      { subscription: 'laptop', body: Buffer.from('sealed').toString('base64url'), ttl: 600, urgency: 'high', topic: 'ring' },
    ],
  });
});

it('refuses a token that is missing, for another service, or valid for longer than a day', async () => {
  const { origin } = await openSandbox();
  const genuine = vapidHeader(origin);
  const refused = [
    '',
    'Bearer x',
    vapidHeader('https://push.example'),
    vapidHeader(origin, 90_000),
    vapidHeader(origin, -1),
    genuine.replace(/\.[\w-]{10}/, '.AAAAAAAAAA'),
  ];
  for (const authorization of refused) expect(await push(origin, { authorization })).toBe(403);
  expect(await push(origin, { authorization: genuine })).toBe(201);
});

it('refuses a message without a time to live', async () => {
  const { origin } = await openSandbox();
  expect(await push(origin, { headers: { ttl: '' } })).toBe(400);
});

it('answers 410 for a browser that is gone, and errors for a service in trouble', async () => {
  const { origin } = await openSandbox();
  for (const [subscription, status] of Object.entries({ 'gone-1': 410, 'missing-1': 404, 'busy-1': 429, 'down-1': 503 }))
    expect(await push(origin, { subscription })).toBe(status);
});
