import { replayWebhookDelivery } from '@waybill/contract/webhooks/replay-webhook-delivery';
import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { deliveryOnce, ping, shopWith, webhookReceiver } from '../support/webhook-receiver.ts';
import { useWorld } from '../support/world.ts';

describe('a delivery that is replayed', () => {
  const world = useWorld();

  it('sends the same once more, under the same id', async () => {
    const receiver = await webhookReceiver();
    const { shop, id } = await shopWith(world, receiver);
    const { id: deliveryId } = (await ping(shop, id)).result;
    await deliveryOnce(shop, deliveryId, ({ state }) => state === 'delivered');
    const again = await shop.call(replayWebhookDelivery, { params: { deliveryId } });
    expect(again.result).toMatchObject({ state: 'waiting', attempts: 0 });
    await eventually('the second', async () => receiver.received.length === 2);
    const [one, other] = receiver.received;
    expect([other?.headers['webhook-id'], other?.body]).toEqual([one?.headers['webhook-id'], one?.body]);
  });
});
