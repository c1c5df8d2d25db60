import { getWebhookDelivery } from '@waybill/contract/webhooks/get-webhook-delivery';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { deliveryOnce, ping, shopWith, status, webhookReceiver } from '../support/webhook-receiver.ts';
import { useWorld } from '../support/world.ts';

describe('a delivery that somebody looks at', () => {
  const world = useWorld();

  it('has the body as it was sent and every attempt, and is nobody else’s', async () => {
    const receiver = await webhookReceiver();
    receiver.answer = status(500);
    const { shop, id } = await shopWith(world, receiver);
    const { id: deliveryId } = (await ping(shop, id)).result;
    const seen = await deliveryOnce(shop, deliveryId, ({ attempts }) => attempts === 1);
    expect(seen.payload).toBe(receiver.received[0]?.body);
    expect(seen.history).toEqual([seen.last]);
    expect(seen.last).toMatchObject({ status: 500, fault: 'status', answer: 'nothing to see' });
    const stranger = await verifiedPerson(world);
    expect((await stranger.call(getWebhookDelivery, { params: { deliveryId } })).problem.code).toBe('not_found');
  });
});
