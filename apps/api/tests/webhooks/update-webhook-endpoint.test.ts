import { updateWebhookEndpoint } from '@waybill/contract/webhooks/update-webhook-endpoint';
import { describe, expect, it } from 'vitest';
import { type Person, verifiedPerson } from '../support/people.ts';
import { deliveriesOf, deliveryOnce, endpointAt, ping, status, webhookReceiver } from '../support/webhook-receiver.ts';
import { useWorld } from '../support/world.ts';

describe('changing a webhook endpoint', () => {
  const world = useWorld();
  const update = (by: Person, endpointId: string, body: Record<string, unknown>) =>
    by.call(updateWebhookEndpoint, { params: { endpointId }, body });

  it('changes what is named, and leaves the rest', async () => {
    const shop = await verifiedPerson(world);
    const { id } = await endpointAt(shop, await webhookReceiver());
    const { result } = await update(shop, id, { types: ['payout.paid', 'sale.paid', 'payout.paid'] });
    expect(result).toMatchObject({ description: 'The shop', types: ['payout.paid', 'sale.paid'] });
    expect((await update(shop, id, { description: null })).result.description).toBe('');
    expect((await update(shop, id, { url: 'http://8.8.8.8/' })).problem.errors[0]?.field).toBe('url');
  });

  it('switched off, is sent nothing, and what waited can be replayed later', async () => {
    const shop = await verifiedPerson(world);
    const receiver = await webhookReceiver();
    receiver.answer = status(500);
    const { id } = await endpointAt(shop, receiver);
    const { id: deliveryId } = (await ping(shop, id)).result;
    await deliveryOnce(shop, deliveryId, ({ attempts }) => attempts === 1);
    expect((await update(shop, id, { isOn: false })).result).toMatchObject({ isOn: false, offBecause: 'owner' });
    expect(await deliveriesOf(shop)).toEqual([expect.objectContaining({ state: 'failed', nextAt: null })]);
    expect((await ping(shop, id)).problem.code).toBe('endpoint_off');
    expect((await update(shop, id, { isOn: true })).result).toMatchObject({ isOn: true, offBecause: null, failingSince: null });
  });
});
