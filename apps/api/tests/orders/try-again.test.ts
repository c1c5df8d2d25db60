import { randomUUID } from 'node:crypto';
import { orderStatus } from '@waybill/contract/orders/enums';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import { codesOf, dealAt, fee, moveTo, orderOf } from '../support/orders.ts';
import { balanceOf, unclearedOf } from '../support/people-with-money.ts';
import { again, fail, payAtTheDoor, soldAt } from '../support/sold-parcels.ts';
import { dayIn } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const half = fee / 2;
const { InTransit, AttemptFailed, Returning, Completed } = orderStatus;

describe('another attempt', () => {
  it('holds another half of the fee, and goes on the day that the seller chose', async () => {
    const { sender, carrier, orderId } = await soldAt(world, 'AttemptFailed');
    const before = await balanceOf(world, sender.id, 'NGN');
    const { status, result } = await again(sender, orderId, { day: dayIn(2) });
    expect([status, result.orderStatus]).toEqual([200, InTransit]);
    expect(result.door).toMatchObject({ againOn: dayIn(2), canTryAgain: false, attempts: [{}] });
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(before - half);
    expect((await orderOf(carrier, orderId)).door?.againOn).toBe(dayIn(2));
  });

  it('that succeeds pays the whole fee beside the first half, and gives the rest of the reserve back', async () => {
    const deal = await soldAt(world, 'AttemptFailed');
    const { sender, carrier, orderId } = deal;
    const before = await balanceOf(world, sender.id, 'NGN');
    await again(sender, orderId);
    await payAtTheDoor(world, deal);
    const handed = await moveTo(carrier, orderId, 'Delivered', { code: codesOf(world, orderId).handover });
    expect(handed.result.orderStatus).toBe(Completed);
    expect(await unclearedOf(world, carrier.id)).toBe((half + fee) * 0.9);
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(before + half);
  });

  it('happens once: the second failure goes back', async () => {
    const deal = await soldAt(world, 'AttemptFailed');
    await again(deal.sender, deal.orderId);
    await fail(world, deal);
    const third = await again(deal.sender, deal.orderId);
    expect([third.status, third.problem.code]).toEqual([409, 'step_not_allowed']);
    expect(await orderOf(deal.sender, deal.orderId)).toMatchObject({ orderStatus: Returning, door: { canTryAgain: false } });
  });

  it('asked twice under a key is one, and two at once are one', async () => {
    const { sender, orderId } = await soldAt(world, 'AttemptFailed');
    const before = await balanceOf(world, sender.id, 'NGN');
    const key = randomUUID();
    const answers = await atOnce(3, () => again(sender, orderId, {}, key));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const other = await soldAt(world, 'AttemptFailed');
    const both = await atOnce(2, () => again(other.sender, other.orderId));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(before - half);
  });

  it('is the seller’s to ask for, with the PIN, on a day within a week', async () => {
    const { sender, carrier, orderId } = await soldAt(world, 'AttemptFailed');
    const refused = async (more: Record<string, unknown>, by = sender) => (await again(by, orderId, more)).problem.code;
    expect(await refused({ pin: '1357' })).toBe('pin_wrong');
    for (const day of [dayIn(-1), dayIn(8)]) expect(await refused({ day })).toBe('invalid_input');
    expect(await refused({}, carrier)).toBe('forbidden');
    expect((await orderOf(sender, orderId)).orderStatus).toBe(AttemptFailed);
    expect((await again(sender, orderId, { day: dayIn(7) })).status).toBe(200);
  });

  it('needs the money for it', async () => {
    // One fee is in reserve from the posting on.
    const { sender, orderId } = await soldAt(world, 'AttemptFailed', {}, { naira: fee + half - 1 });
    const poor = await again(sender, orderId);
    expect([poor.status, poor.problem.code, poor.problem.shortfall]).toEqual([402, 'insufficient_funds', 1]);
    expect((await orderOf(sender, orderId)).orderStatus).toBe(AttemptFailed);
  });

  it('is not for what nobody has tried, nor for what was not sold', async () => {
    const sold = await soldAt(world, 'InTransit');
    expect((await again(sold.sender, sold.orderId)).problem.code).toBe('step_not_allowed');
    const ordinary = await dealAt(world, 'InTransit');
    expect((await again(ordinary.sender, ordinary.orderId)).status).toBeGreaterThanOrEqual(400);
  });
});
