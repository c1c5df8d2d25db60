import { orderStatus } from '@waybill/contract/orders/enums';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import { describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { listDisputesNow } from '../../src/ops/list-disputes.ts';
import { Problem } from '../../src/platform/http/problem.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { chargeForSending, dealAt, fee, moveTo, orderOf } from '../support/orders.ts';
import { balanceOf, unclearedOf } from '../support/people-with-money.ts';
import { uploadedPicture } from '../support/timeline.ts';
import { show, useDisputedDeals } from './disputed-deals.ts';

const { world, disputed, decide } = useDisputedDeals();

/** What is said of a decision that cannot be. */
const refusalOf = (...words: Parameters<typeof decide>) =>
  decide(...words).then(
    () => undefined,
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );

describe('our people', () => {
  it('see what is in dispute, with the words, the photos and the money of both sides', async () => {
    const { sender, carrier, orderId } = await disputed();
    await show(carrier, orderId, { message: 'It was closed', imageIdList: [await uploadedPicture(world, carrier.id)] });
    const list = await listDisputesNow(world.node.context);
    const { trackingId } = await orderOf(sender, orderId);
    for (const text of [
      trackingId,
      orderId,
      '₦6,000.00',
      sender.details.username,
      carrier.details.username,
      'The box is empty',
      'It was closed',
      `${world.node.context.publicUrl}/api/images/`,
    ])
      expect(list).toContain(text);
    await decide(orderId, 'refund');
    expect(await listDisputesNow(world.node.context)).not.toContain(trackingId);
  });

  it('see claims that came too late to a delivery that is not in dispute, until they are old', async () => {
    const { sender, carrier, orderId } = await dealAt(world, 'Accepted');
    await world.db`update order_event set happened_at = happened_at - interval '1 hour' where order_id = ${orderId}`;
    await moveTo(sender, orderId, 'Cancelled', { cancellationReasons: [{ id: 1, customText: '' }] });
    const claim = { imageIdList: [await uploadedPicture(world, carrier.id)], happenedAt: new Date().toISOString() };
    expect((await moveTo(carrier, orderId, 'PickedUp', claim)).problem.code).toBe('step_not_allowed');
    const { trackingId } = await orderOf(sender, orderId);
    const list = await listDisputesNow(world.node.context);
    const claims = list.slice(list.indexOf('Claims that came too late'));
    for (const text of [trackingId, 'I had picked it up.', `${world.node.context.publicUrl}/api/images/`])
      expect(claims).toContain(text);
    await world.db`update order_event set heard_at = now() - interval '91 days' where order_id = ${orderId}`;
    expect(await listDisputesNow(world.node.context)).not.toContain(trackingId);
  });

  it('decide with a late claim before their eyes, and do not see it again', async () => {
    const { carrier, orderId } = await disputed();
    const claim = { imageIdList: [await uploadedPicture(world, carrier.id)], happenedAt: new Date().toISOString() };
    expect((await moveTo(carrier, orderId, 'Delivered', claim)).problem.code).toBe('step_not_allowed');
    const { trackingId } = await orderOf(carrier, orderId);
    const list = await listDisputesNow(world.node.context);
    expect(list.split(trackingId), 'once').toHaveLength(2);
    await decide(orderId, 'refund');
    expect(await listDisputesNow(world.node.context)).not.toContain(trackingId);
  });

  it('are reminded by a number', async () => {
    const { orderId } = await disputed();
    const count = async () => {
      const metrics = await (await fetch(`${world.node.origin}/api/metrics`)).text();
      return Number(/^orders_disputes (\d+)$/m.exec(metrics)?.[1]);
    };
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await decide(orderId, 'release');
    expect(await count()).toBe(before - 1);
  });

  it('give everything back: the sender has the fee and the charge, the order is cancelled', async () => {
    const { sender, carrier, orderId } = await disputed();
    const stream = await listenAs(carrier);
    expect(await decide(orderId, 'refund')).toMatch(/is cancelled/);
    const { orderStatus: status, escrow, history } = await orderOf(carrier, orderId);
    expect([status, escrow]).toEqual([orderStatus.Cancelled, 'released']);
    expect(history.at(-1)).toMatchObject({ what: 'order.cancelled', by: 'ops', message: 'The photo shows an open box.' });
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(fee + chargeForSending);
    expect(await unclearedOf(world, carrier.id)).toBe(0);
    await eventually('The carrier hears of it', async () => stream.events.length > 0);
    expect(stream.events).toContainEqual({ type: 'order.changed', orderId, what: 'order.cancelled' });
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('pay the carrier: the fee less commission, by the tracking number as people write it', async () => {
    const { sender, carrier, orderId } = await disputed();
    const { trackingId } = await orderOf(sender, orderId);
    expect(await decide(spellTrackingId(trackingId).toLowerCase(), 'release')).toMatch(/is completed/);
    const { orderStatus: status, escrow, history } = await orderOf(sender, orderId);
    expect([status, escrow]).toEqual([orderStatus.Completed, 'captured']);
    expect(history.at(-1)).toMatchObject({ what: 'order.completed', by: 'ops' });
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(0);
    expect(await unclearedOf(world, carrier.id)).toBe(fee * 0.9);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('split it: the carrier has a part less commission, the sender the rest of the fee', async () => {
    const { sender, carrier, orderId } = await disputed();
    expect(await decide(orderId, 'split', '2,500.50')).toMatch(/is completed/);
    const shares = { fee, escrow: 'split', commission: 250.05, carrierEarns: 2250.45, returned: 3499.5 };
    expect(await orderOf(sender, orderId)).toMatchObject(shares);
    expect(await orderOf(carrier, orderId)).toMatchObject(shares);
    expect(await unclearedOf(world, carrier.id)).toBe(2250.45);
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(3499.5);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('decide once, also when two of them decide at the same moment', async () => {
    const { sender, carrier, orderId } = await disputed();
    const outcomes = await Promise.all([refusalOf(orderId, 'refund'), refusalOf(orderId, 'release')]);
    expect(outcomes.sort()).toEqual(['step_not_allowed', undefined]);
    expect(
      (await balanceOf(world, sender.id, 'NGN')) / (fee + chargeForSending) +
        (await unclearedOf(world, carrier.id)) / (fee * 0.9),
    ).toBe(1);
  });

  it.each([
    ['a word that is no decision', ['give', undefined]],
    ['a split without an amount', ['split', undefined]],
    ['a split of nothing', ['split', '0']],
    ['a split of everything', ['split', '6000']],
    ['a split of more', ['split', '6000.01']],
    ['an amount that is none', ['split', '-5']],
    ['half a kobo', ['split', '10.005']],
    ['an amount with a refund', ['refund', '100']],
  ] as const)('are refused %s, and nothing moves', async (_, [decision, amount]) => {
    const { orderId, sender } = await disputed();
    expect(await refusalOf(orderId, decision, amount)).toBe('invalid_input');
    expect(await orderOf(sender, orderId)).toMatchObject({ orderStatus: orderStatus.Disputed, escrow: 'frozen' });
  });

  it('say why, and decide what is in dispute', async () => {
    const { orderId } = await disputed();
    expect(await refusalOf(orderId, 'refund', undefined, '  ')).toBe('invalid_input');
    expect(await refusalOf(orderId, 'refund', undefined, 'x'.repeat(1001))).toBe('invalid_input');
    expect(await refusalOf('ord_00000000000000000000000000', 'refund')).toBe('not_found');
    expect(await refusalOf('nothing', 'refund')).toBe('not_found');
    const peaceful = await dealAt(world, 'Delivered');
    expect(await refusalOf(peaceful.orderId, 'refund')).toBe('step_not_allowed');
  });
});
