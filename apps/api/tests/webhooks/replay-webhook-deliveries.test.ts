import { replayWebhookDeliveries } from '@waybill/contract/webhooks/replay-webhook-deliveries';
import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { deliveryOnce, ping, shopWith, webhookReceiver } from '../support/webhook-receiver.ts';
import { useWorld } from '../support/world.ts';

describe('a range that is replayed', () => {
  const world = useWorld();

  it('sends what failed in it, the rest when it is asked for', async () => {
    const receiver = await webhookReceiver();
    const { shop, id } = await shopWith(world, receiver);
    const ids: string[] = [];
    for (const _ of [1, 2, 3]) ids.push((await ping(shop, id)).result.id);
    for (const one of ids) await deliveryOnce(shop, one, ({ state }) => state === 'delivered');
    await world.db`update webhook_delivery set state = 'failed' where id = any(${ids.slice(0, 2)})`;
    await world.db`update webhook_delivery set created_at = now() - interval '2 days' where id = ${ids[0] ?? ''}`;
    const replay = async (body: Record<string, unknown>) =>
      (await shop.call(replayWebhookDeliveries, { params: { endpointId: id }, body: body as { from: string } })).result;
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    expect(await replay({ from: yesterday })).toEqual({ replayed: 1, nextFrom: null });
    await eventually('the one that failed since', async () => receiver.received.length === 4);
    const long = new Date(Date.now() - 3 * 86_400_000).toISOString();
    expect(await replay({ from: long, to: yesterday })).toEqual({ replayed: 1, nextFrom: null });
    await eventually('the older one', async () => receiver.received.length === 5);
    await deliveryOnce(shop, ids[0] ?? '', ({ state }) => state === 'delivered');
    await deliveryOnce(shop, ids[1] ?? '', ({ state }) => state === 'delivered');
    expect((await replay({ from: long, state: 'delivered' })).replayed).toBe(3);
    await eventually('all of them', async () => receiver.received.length === 8);
  });
});
