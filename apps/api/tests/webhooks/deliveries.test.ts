import { listWebhookEndpoints } from '@waybill/contract/webhooks/list-webhook-endpoints';
import { describe, expect, it } from 'vitest';
import { forgetOldDeliveries } from '../../src/modules/webhooks/jobs/forget-deliveries.ts';
import { eventually } from '../support/eventually.ts';
import { messagesTo } from '../support/mailbox.ts';
import type { Person } from '../support/people.ts';
import { signatureBy } from '../support/standard-webhooks.ts';
import {
  deliveriesOf,
  deliveryOnce,
  ping,
  readDelivery,
  shopWith,
  status,
  webhookReceiver,
} from '../support/webhook-receiver.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

const endpointOf = async (by: Person) => (await by.call(listWebhookEndpoints)).result.items[0];

/** Turns the clock until the next attempt is due. */
const waitIsOver = async (deliveryId: string) => {
  await world.db`update webhook_delivery set due_at = now() where id = ${deliveryId} and state = 'waiting'`;
  await world.db`select pg_notify('webhooks_due', '')`;
};

describe('a delivery', () => {
  it('is tried again with the same id and body, and another time and signature, until it is taken', async () => {
    const receiver = await webhookReceiver();
    receiver.answer = status(500);
    const { shop, id, key } = await shopWith(world, receiver);
    const { id: deliveryId } = (await ping(shop, id)).result;
    const first = await deliveryOnce(shop, deliveryId, ({ attempts }) => attempts === 1);
    expect(first).toMatchObject({ state: 'waiting', last: { status: 500, fault: 'status', answer: 'nothing to see' } });
    expect((await endpointOf(shop))?.failingSince).not.toBeNull();
    receiver.answer = status(200);
    await waitIsOver(deliveryId);
    const done = await deliveryOnce(shop, deliveryId, ({ state }) => state === 'delivered');
    expect(done.history.map((attempt) => attempt.status)).toEqual([200, 500]);
    const [one, other] = receiver.received;
    expect(one?.body).toBe(other?.body);
    expect(one?.headers['webhook-id']).toBe(other?.headers['webhook-id']);
    expect(other && signatureBy(key, other)).toBe(other?.headers['webhook-signature']);
    await eventually('the endpoint doing well', async () => (await endpointOf(shop))?.failingSince === null);
  });

  it.each([302, 404, 429, 503])('is not taken by a %i, which is not followed', async (code) => {
    const receiver = await webhookReceiver();
    receiver.answer = status(code, { location: `${receiver.url}/elsewhere` });
    const { shop, id } = await shopWith(world, receiver);
    const { id: deliveryId } = (await ping(shop, id)).result;
    const tried = await deliveryOnce(shop, deliveryId, ({ attempts }) => attempts === 1);
    expect(tried).toMatchObject({ state: 'waiting', last: { status: code, fault: code === 302 ? 'redirect' : 'status' } });
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks']);
  });

  it('comes back when the receiver asked for it, and nothing is sent to it before', async () => {
    const receiver = await webhookReceiver();
    receiver.answer = status(503, { 'retry-after': '600' });
    const { shop, id } = await shopWith(world, receiver);
    const { id: first } = (await ping(shop, id)).result;
    const tried = await deliveryOnce(shop, first, ({ attempts }) => attempts === 1);
    expect(Date.parse(tried.nextAt ?? '') - Date.now()).toBeGreaterThan(580_000);
    const [resting] = await world.db<{ rests: boolean }[]>`
      select rests_until > now() + interval '580 seconds' as rests from webhook_endpoint where id = ${id}`;
    expect(resting?.rests).toBe(true);
    const { id: second } = (await ping(shop, id)).result;
    // Somebody else's goes out in the meantime: the nodes have looked since.
    const well = await webhookReceiver();
    const other = await shopWith(world, well);
    await ping(other.shop, other.id);
    await well.next('somebody else’s ping');
    expect((await readDelivery(shop, second)).attempts).toBe(0);
    expect(receiver.received).toHaveLength(1);
  });

  it('is given up after ten attempts', async () => {
    const receiver = await webhookReceiver();
    receiver.answer = status(500);
    const { shop, id } = await shopWith(world, receiver);
    const { id: deliveryId } = (await ping(shop, id)).result;
    await deliveryOnce(shop, deliveryId, ({ attempts }) => attempts === 1);
    await world.db`update webhook_delivery set attempts = 9 where id = ${deliveryId}`;
    await waitIsOver(deliveryId);
    const over = await deliveryOnce(shop, deliveryId, ({ state }) => state === 'failed');
    expect(over).toMatchObject({ attempts: 10, nextAt: null });
    expect((await endpointOf(shop))?.isOn, 'not for one delivery').toBe(true);
  });

  it('is forgotten after a month, with its attempts', async () => {
    const receiver = await webhookReceiver();
    const { shop, id } = await shopWith(world, receiver);
    const [old, young] = [(await ping(shop, id)).result.id, (await ping(shop, id)).result.id];
    await deliveryOnce(shop, old, ({ state }) => state === 'delivered');
    await world.db`update webhook_delivery set created_at = now() - interval '31 days' where id = ${old}`;
    await world.db`update webhook_delivery set created_at = now() - interval '29 days' where id = ${young}`;
    await forgetOldDeliveries.handle(world.node.context, {} as never);
    expect((await deliveriesOf(shop)).map((delivery) => delivery.id)).toEqual([young]);
    expect(await world.db`select from webhook_attempt where delivery_id = ${old}`).toHaveLength(0);
  });
});

describe('an endpoint', () => {
  it('that answers 410 is switched off at once, and its owner gets an email', async () => {
    const receiver = await webhookReceiver();
    receiver.answer = status(410);
    const { shop, id } = await shopWith(world, receiver);
    await world.db`update account set email_verified_at = now() where id = ${shop.id}`;
    const { id: deliveryId } = (await ping(shop, id)).result;
    await deliveryOnce(shop, deliveryId, ({ state }) => state === 'failed');
    expect(await endpointOf(shop)).toMatchObject({ isOn: false, offBecause: 'gone' });
    const mail = await eventually('the email', async () =>
      (await messagesTo(world, shop.details.email)).find(({ subject }) => subject === 'We switched off a webhook endpoint'),
    );
    expect(mail.text).toContain('410');
    expect(mail.links.join()).toContain('/settings/webhooks');
  });

  it('that fails for three days is switched off with what waits for it, and one that fails for two is not', async () => {
    const receiver = await webhookReceiver();
    receiver.answer = status(500);
    const { shop, id } = await shopWith(world, receiver);
    const { id: first } = (await ping(shop, id)).result;
    await deliveryOnce(shop, first, ({ attempts }) => attempts === 1);
    await world.db`update webhook_endpoint set failing_since = now() - interval '2 days' where id = ${id}`;
    await waitIsOver(first);
    await deliveryOnce(shop, first, ({ attempts }) => attempts === 2);
    expect((await endpointOf(shop))?.isOn).toBe(true);
    const { id: second } = (await ping(shop, id)).result;
    await deliveryOnce(shop, second, ({ attempts }) => attempts === 1);
    await world.db`update webhook_endpoint set failing_since = now() - interval '73 hours' where id = ${id}`;
    await waitIsOver(first);
    await deliveryOnce(shop, first, ({ state }) => state === 'failed');
    expect(await endpointOf(shop)).toMatchObject({ isOn: false, offBecause: 'failing' });
    expect((await readDelivery(shop, second)).state).toBe('failed');
  });
});
