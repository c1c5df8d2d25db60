import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { deliveriesOf, deliveryOnce, endpointAt, ping, shopWith, status, webhookReceiver } from '../support/webhook-receiver.ts';
import { useWorld } from '../support/world.ts';

describe('the list of deliveries', () => {
  const world = useWorld();

  it('is searched by endpoint, event, state, time and id, and paged', async () => {
    const [well, ill] = [await webhookReceiver(), await webhookReceiver()];
    ill.answer = status(500);
    const { shop, id: good } = await shopWith(world, well);
    const { id: bad } = await endpointAt(shop, ill);
    const first = (await ping(shop, good)).result;
    const second = (await ping(shop, bad)).result;
    await deliveryOnce(shop, first.id, ({ state }) => state === 'delivered');
    await deliveryOnce(shop, second.id, ({ attempts }) => attempts === 1);
    const found = async (query: Record<string, string>) => (await deliveriesOf(shop, query)).map(({ id }) => id);
    expect(await found({})).toEqual([second.id, first.id]);
    expect(await found({ endpointId: good })).toEqual([first.id]);
    expect(await found({ state: 'waiting' })).toEqual([second.id]);
    expect(await found({ about: bad })).toEqual([second.id]);
    expect(await found({ about: first.webhookId })).toEqual([first.id]);
    expect(await found({ type: 'order.accepted' })).toEqual([]);
    expect(await found({ type: 'webhook.ping', from: first.happenedAt, limit: '1' })).toEqual([second.id]);
    expect(await found({ to: '2026-01-01T00:00:00Z' })).toEqual([]);
    expect(await deliveriesOf(await verifiedPerson(world))).toEqual([]);
  });
});
