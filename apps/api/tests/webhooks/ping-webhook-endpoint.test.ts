import { describe, expect, it } from 'vitest';
import { signatureBy } from '../support/standard-webhooks.ts';
import { deliveryOnce, ping, shopWith, webhookReceiver } from '../support/webhook-receiver.ts';
import { useWorld } from '../support/world.ts';

describe('a ping', () => {
  const world = useWorld();

  it('is what Standard Webhooks says, to the letter', async () => {
    const receiver = await webhookReceiver();
    const { shop, id, key } = await shopWith(world, receiver);
    const { result } = await ping(shop, id);
    const one = await receiver.next('the ping');
    expect(one.headers).toMatchObject({ 'webhook-id': result.webhookId, 'content-type': 'application/json' });
    expect(Math.abs(Number(one.headers['webhook-timestamp']) - Date.now() / 1_000)).toBeLessThan(60);
    expect(one.headers['webhook-signature']).toBe(signatureBy(key, one));
    expect(JSON.parse(one.body)).toEqual({
      type: 'webhook.ping',
      timestamp: result.happenedAt,
      data: { endpointId: id, status: 'ok' },
    });
    const delivered = await deliveryOnce(shop, result.id, ({ state }) => state === 'delivered');
    expect(delivered).toMatchObject({ attempts: 1, nextAt: null, payload: one.body, last: { status: 204, fault: null } });
  });
});
