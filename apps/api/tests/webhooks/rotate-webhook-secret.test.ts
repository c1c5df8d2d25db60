import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { rotateWebhookSecret } from '@waybill/contract/webhooks/rotate-webhook-secret';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { signatureBy } from '../support/standard-webhooks.ts';
import { endpointAt, ping, type Received, webhookReceiver } from '../support/webhook-receiver.ts';
import { useWorld } from '../support/world.ts';

const signaturesOf = ({ headers }: Received) => String(headers['webhook-signature']).split(' ');

function isByPair(key: string, { headers, body }: Received): boolean {
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(key.slice('whpk_'.length), 'base64')]);
  const signed = Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`);
  const [, text = ''] = /v1a,(\S+)/.exec(String(headers['webhook-signature'])) ?? [];
  return verify(null, signed, createPublicKey({ key: spki, format: 'der', type: 'spki' }), Buffer.from(text, 'base64'));
}

describe('the secret of an endpoint', () => {
  const world = useWorld();

  it('is replaced without a gap: for a day both sign, then the new one alone', async () => {
    const shop = await verifiedPerson(world);
    const receiver = await webhookReceiver();
    const { id, key: old } = await endpointAt(shop, receiver);
    const idempotencyKey = randomUUID();
    const rotate = () => shop.call(rotateWebhookSecret, { params: { endpointId: id }, body: {}, idempotencyKey });
    const { endpoint, secret } = (await rotate()).result;
    expect(secret.key).not.toBe(old);
    expect(Date.parse(endpoint.oldSecretUntil ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect((await rotate()).result.secret.key, 'the same request rotates once').toBe(secret.key);

    const first = (await ping(shop, id)).result.webhookId;
    const both = await receiver.next('a ping by both', ({ headers }) => headers['webhook-id'] === first);
    expect(signaturesOf(both)).toEqual([signatureBy(secret.key, both), signatureBy(old, both)]);

    await world.db`update webhook_secret set ends_at = now() - interval '1 second' where endpoint_id = ${id} and ends_at is not null`;
    const second = (await ping(shop, id)).result.webhookId;
    const alone = await receiver.next('a ping by the new one', ({ headers }) => headers['webhook-id'] === second);
    expect(signaturesOf(alone)).toEqual([signatureBy(secret.key, alone)]);
  });

  it('gives way to a pair of keys, of which only the public one is told', async () => {
    const shop = await verifiedPerson(world);
    const receiver = await webhookReceiver();
    const { id, key: old } = await endpointAt(shop, receiver);
    const rotated = await shop.call(rotateWebhookSecret, { params: { endpointId: id }, body: { signature: 'ed25519' } });
    const { key } = rotated.result.secret;
    expect(rotated.result.endpoint.signature).toBe('ed25519');
    await ping(shop, id);
    const one = await receiver.next('a ping');
    expect(isByPair(key, one)).toBe(true);
    expect(signaturesOf(one)[1]).toBe(signatureBy(old, one));
  });
});
