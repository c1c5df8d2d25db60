import { describe, expect, it } from 'vitest';
import { letTimePass, moveTo, orderOf } from '../support/orders.ts';
import { payIn } from '../support/people-with-money.ts';
import { again, fail, type Sold, soldAt } from '../support/sold-parcels.ts';
import { useWorld } from '../support/world.ts';
import { allNotified, notificationsOf, notified } from './rows.ts';
import { pair } from './two-sides.ts';

const world = useWorld();

async function sold(status: Parameters<typeof soldAt>[1]): Promise<Sold> {
  const people = await pair(world);
  await payIn(world, people.sender.id, 'NGN', 50_000);
  return soldAt(world, status, {}, people);
}

describe('something sold', () => {
  it('that could not be handed over asks its seller what next, with what happened and what it cost', async () => {
    const { sender, carrier } = await sold('AttemptFailed');
    expect((await notified(sender, 'attemptFailed')).Message).toBe(
      'Bola Ade could not hand over what you sold to Abuja: nobody was there. Choose another attempt or the way back. Without your word it comes back after a day; the first attempt cost ₦3,000.00.',
    );
    await allNotified(world);
    expect((await notificationsOf(carrier)).map(({ Message }) => Message).join()).not.toMatch(/hand over/);
  });

  it('that is to be tried again rings its carrier, and after the second time both hear that it goes back', async () => {
    const deal = await sold('AttemptFailed');
    await again(deal.sender, deal.orderId);
    expect((await notified(deal.carrier, 'tryAgain')).Message).toBe(
      'Ada Obi asks you to try Abuja once more. The day and what it pays are on the order.',
    );
    await fail(world, deal, { reason: 'refused' });
    const twice = await notified(deal.sender, 'attemptFailed', ({ Message }) => Message.includes('did not want it'));
    expect(twice.Message).toMatch(/That was the second time, so it comes back to you\.$/);
    expect((await notified(deal.carrier, 'orderReturning')).Message).toBe(
      'Please bring the parcel to Abuja back to Ada Obi. You earn ₦2,700.00 when they have it.',
    );
  });

  it('that comes back by itself is told to both, and that it is back to the other side', async () => {
    const deal = await sold('AttemptFailed');
    await letTimePass(world, deal.orderId);
    expect((await notified(deal.sender, 'orderReturning')).Message).toMatch(/^A day is over, so Bola Ade brings/);
    await notified(deal.carrier, 'orderReturning');
    const { returnCode } = await orderOf(deal.sender, deal.orderId);
    await moveTo(deal.carrier, deal.orderId, 'Cancelled', { code: returnCode });
    expect((await notified(deal.sender, 'orderReturned')).Message).toBe(
      'Bola Ade brought back what you sold to Abuja. Your buyer gets all of their money back.',
    );
  });

  it('that did not come back in a week is with our team, and nobody is blamed for an answer', async () => {
    const deal = await sold('Returning');
    await letTimePass(world, deal.orderId);
    for (const side of [deal.sender, deal.carrier])
      expect((await notified(side, 'orderDisputed')).Message).toMatch(/for too long\. Our team is looking at it/);
  });
});
