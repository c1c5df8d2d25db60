import { removeWebhookEndpoint } from '@waybill/contract/webhooks/remove-webhook-endpoint';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { deliveriesOf, endpointAt, ping, webhookReceiver } from '../support/webhook-receiver.ts';
import { useWorld } from '../support/world.ts';

describe('an endpoint', () => {
  const world = useWorld();

  it('removed, takes its deliveries with it', async () => {
    const shop = await verifiedPerson(world);
    const { id } = await endpointAt(shop, await webhookReceiver());
    await ping(shop, id);
    expect((await shop.call(removeWebhookEndpoint, { params: { endpointId: id } })).status).toBe(204);
    expect(await deliveriesOf(shop)).toEqual([]);
    expect((await shop.call(removeWebhookEndpoint, { params: { endpointId: id } })).problem.code).toBe('not_found');
  });
});
