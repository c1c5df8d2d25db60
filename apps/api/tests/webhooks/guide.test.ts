import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';
import { receiverKey, signatureHeader, signingKeyOf } from '../../src/modules/webhooks/signing.ts';
import { createSecretKeys } from '../../src/platform/secret-keys.ts';

const guide = readFileSync(new URL('../../../../docs/webhooks.md', import.meta.url), 'utf8');

type Verifies = (secret: string, headers: Headers, body: string) => boolean;

/** The code of the guide, as a reader copies it. */
async function verification(): Promise<Verifies> {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(guide) ?? [];
  const script = Buffer.from(stripTypeScriptTypes(code)).toString('base64');
  const { isFromWaybill } = (await import(`data:text/javascript;base64,${script}`)) as { isFromWaybill: Verifies };
  return isFromWaybill;
}

describe('the verification of the guide', () => {
  const keys = createSecretKeys('a secret that is only good enough for tests');
  const [current, before] = [2, 1].map((version) => signingKeyOf(keys, { endpointId: 'whe_1', version, kind: 'hmac-sha256' }));
  if (!current || !before) throw new Error('Two were made');
  const body = '{"type":"order.accepted"}';
  const now = () => Math.floor(Date.now() / 1_000);
  const headers = (timestamp: number, signed = body) =>
    new Headers({
      'webhook-id': 'whm_1',
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureHeader([current, before], { id: 'whm_1', timestamp, body: signed }),
    });

  it('takes what we send, by the new secret and by the one before', async () => {
    const isFromWaybill = await verification();
    for (const key of [current, before]) expect(isFromWaybill(receiverKey(key).key, headers(now()), body)).toBe(true);
  });

  it('refuses what is old, changed, or signed by somebody else', async () => {
    const isFromWaybill = await verification();
    const { key } = receiverKey(current);
    expect(isFromWaybill(key, headers(now() - 301), body)).toBe(false);
    expect(isFromWaybill(key, headers(now()), '{"type":"order.cancelled"}')).toBe(false);
    expect(isFromWaybill('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', headers(now()), body)).toBe(false);
    expect(isFromWaybill(key, new Headers(), body)).toBe(false);
  });
});
