import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type VerifyOptions, verifyWebhook, WebhookRefused } from '../src/verify-webhook.ts';

/** As the reference implementations of Standard Webhooks publish them, in their tests. */
const body = '{"test": 2432232314}';
const at = 1_614_265_330;
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const headers = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': String(at),
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const byPair = 'v1a,tQ9V2XOqn7jL/DQenEFpqIugdBVtiMmER5mhSkXBNwM0mkATuDe6KYYUuxqtaiHeYGb7KaaBRdM5WqyeFiL8Ag==';
const now = at * 1000;

const refusal = (
  given: Partial<{ body: string | Uint8Array; headers: Record<string, string>; keys: string | string[] }>,
  options: VerifyOptions = {},
) => {
  const verified = verifyWebhook(given.body ?? body, given.headers ?? headers, given.keys ?? secret, { now, ...options });
  return verified.then(
    () => 'verified',
    (failure: unknown) => (failure instanceof WebhookRefused ? failure.reason : failure),
  );
};

describe('a webhook', () => {
  it('is verified by the published vector, in all the shapes that bodies and headers have', async () => {
    const event = { id: headers['webhook-id'], test: 2432232314 };
    await expect(verifyWebhook(body, headers, secret, { now })).resolves.toEqual(event);
    await expect(verifyWebhook(Buffer.from(body), new Headers(headers), [secret], { now })).resolves.toEqual(event);
    const ofNode = { 'Webhook-Id': [headers['webhook-id']], ...headers, 'content-length': undefined };
    await expect(verifyWebhook(body, ofNode, secret.slice(6), { now })).resolves.toEqual(event);
  });

  it('is verified by ed25519', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const whpk = `whpk_${publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')}`;
    const signed = sign(null, Buffer.from(`${headers['webhook-id']}.${at}.${body}`), privateKey).toString('base64');
    const own = { ...headers, 'webhook-signature': `v1a,${signed}` };
    expect(await refusal({ headers: own, keys: whpk })).toBe('verified');
    expect(await refusal({ headers: own, keys: whpk, body: `${body} ` })).toBe('signature');
    expect(await refusal({ headers: { ...headers, 'webhook-signature': byPair }, keys: whpk }), 'by another key').toBe(
      'signature',
    );
  });

  it('needs one right signature among several, and one right key', async () => {
    const several = { ...headers, 'webhook-signature': `${byPair} v1,AAAA v2,what ${headers['webhook-signature']}` };
    expect(await refusal({ headers: several })).toBe('verified');
    expect(await refusal({ headers: several, keys: ['whsec_AAAA', secret] })).toBe('verified');
    expect(await refusal({ headers: several, keys: 'whsec_AAAA' })).toBe('signature');
  });

  it.each([
    ['the body', { body: '{"test": 2432232315}' }, 'signature'],
    ['a space in the body', { body: `${body} ` }, 'signature'],
    ['the id', { headers: { ...headers, 'webhook-id': 'msg_2' } }, 'signature'],
    ['the time', { headers: { ...headers, 'webhook-timestamp': String(at + 1) } }, 'signature'],
    [
      'the kind of signature',
      { headers: { ...headers, 'webhook-signature': headers['webhook-signature'].replace('v1', 'v1a') } },
      'signature',
    ],
    [
      'a signature cut short',
      { headers: { ...headers, 'webhook-signature': headers['webhook-signature'].slice(0, -6) } },
      'signature',
    ],
    ['a signature that is none', { headers: { ...headers, 'webhook-signature': 'v1,%%%' } }, 'signature'],
    ['no signature', { headers: { ...headers, 'webhook-signature': '' } }, 'headers'],
    ['a time that is none', { headers: { ...headers, 'webhook-timestamp': '1e9' } }, 'time'],
    ['a key that is none', { keys: 'whsec_%' }, 'key'],
    ['no key', { keys: '' }, 'key'],
    ['a public key of another length', { keys: 'whpk_AAAA' }, 'key'],
  ])('is refused where somebody changed %s', async (_, changed, reason) => {
    expect(await refusal(changed)).toBe(reason);
  });

  it('is refused five minutes too late or too early', async () => {
    expect(await refusal({}, { now: now + 300_000 })).toBe('verified');
    expect(await refusal({}, { now: now + 301_000 })).toBe('time');
    expect(await refusal({}, { now: now - 301_000 })).toBe('time');
    expect(await refusal({}, { now: now + 301_000, toleranceSeconds: 600 })).toBe('verified');
  });

  it('is refused where what is signed is no JSON', async () => {
    const key = Buffer.from('a key of ours');
    const signature = createHmac('sha256', key).update(`${headers['webhook-id']}.${at}.<html>`).digest('base64');
    const signed = { ...headers, 'webhook-signature': `v1,${signature}` };
    expect(await refusal({ body: '<html>', headers: signed, keys: `whsec_${key.toString('base64')}` })).toBe('payload');
  });
});
