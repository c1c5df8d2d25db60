import { webhookEventTypes } from '@waybill/contract/webhooks/event-types';
import { webhookPayload } from '@waybill/contract/webhooks/payloads';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orderEvents } from '../../src/modules/orders/index.ts';
import { payoutPaid } from '../../src/modules/wallet/index.ts';
import { typeOf } from '../../src/modules/webhooks/reactions.ts';
import { transact } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { businessDeal } from '../support/businesses.ts';
import { eventually } from '../support/eventually.ts';
import { verifiedPerson } from '../support/people.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { deliveriesOf, endpointAt, webhookReceiver } from '../support/webhook-receiver.ts';
import { useWorld } from '../support/world.ts';

describe('what shops are told of', () => {
  const world = useWorld();

  it('is every step that an order can take', () => {
    expect(orderEvents.map(({ name }) => name).filter((name) => !typeOf(name))).toEqual([]);
  });

  it('goes to both sides of an order, as thin as the contract says', async () => {
    const business = await checkedBusiness(world);
    const [receiver, sendersReceiver] = [await webhookReceiver(), await webhookReceiver()];
    await endpointAt(business, receiver, { types: webhookEventTypes });
    const { sender, orderId, packageId } = await businessDeal(world, business);
    const accepted = await receiver.next('the acceptance', ({ body }) => body.includes('order.accepted'));
    expect(JSON.parse(accepted.body)).toEqual({
      type: 'order.accepted',
      timestamp: expect.any(String),
      data: { orderId, packageId, status: 1 },
    });
    const types = async () => (await deliveriesOf(business)).map(({ type }) => type);
    expect(await types()).toEqual(['order.accepted', 'order.requested']);

    await endpointAt(sender, sendersReceiver, { types: ['order.accepted', 'order.cancelled'] });
    const other = await businessDeal(world, business);
    await receiver.next('the next', ({ body }) => body.includes(other.orderId) && body.includes('order.accepted'));
    expect(sendersReceiver.received, 'somebody else’s order').toEqual([]);
  });

  it('is told once, however often the event is handled, and only to those who chose it and are not suspended', async () => {
    const [shop, suspended, other] = await Promise.all([1, 2, 3].map(() => verifiedPerson(world)));
    if (!shop || !suspended || !other) throw new Error('Three were made');
    const receivers = await Promise.all([1, 2, 3].map(() => webhookReceiver()));
    const [receiver, suspendedReceiver, othersReceiver] = receivers;
    if (!receiver || !suspendedReceiver || !othersReceiver) throw new Error('Three were made');
    await endpointAt(shop, receiver, { types: ['payout.paid'] });
    await endpointAt(suspended, suspendedReceiver, { types: ['payout.paid'] });
    await endpointAt(other, othersReceiver, { types: ['payout.returned'] });
    await world.db`update account set blocked_at = now() where id = ${suspended.id}`;
    const transactionId = newId('transaction');
    const at = new Date().toISOString();
    const { publish } = world.node.context;
    for (const { id: userId } of [suspended, other, shop, shop])
      await transact(world.db, (tx) => publish(tx, payoutPaid, { userId, transactionId, at }));
    const one = await receiver.next('the payout');
    const payload = JSON.parse(one.body);
    expect(payload).toEqual({ type: 'payout.paid', timestamp: at, data: { transactionId, status: 'paid' } });
    expect(z.safeParse(webhookPayload('payout.paid'), payload).error).toBeUndefined();
    await eventually('all handled', async () => {
      const [left] = await world.db<{ count: number }[]>`
        select count(*)::int from jobs.job where group_id = 'wallet.payout-paid.webhooks' and state < 'completed'`;
      return left?.count === 0;
    });
    expect(await deliveriesOf(shop)).toHaveLength(1);
    expect(suspendedReceiver.received).toEqual([]);
    expect(othersReceiver.received).toEqual([]);
  });
});
