import { getEarnings } from '@waybill/contract/orders/get-earnings';
import { describe, expect, it } from 'vitest';
import { clearEarnings } from '../../src/modules/wallet/escrow/clear-earnings.ts';
import { carrier, codesOf, type Deal, dealAt, moveTo } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { dayIn } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

const earningsOf = async (person: Person) => (await person.call(getEarnings)).result;

async function deliver(by: Person): Promise<Deal> {
  const deal = await dealAt(world, 'PickedUp', { carrier: by });
  await moveTo(by, deal.orderId, 'Delivered', { code: codesOf(world, deal.orderId).handover });
  return deal;
}

/** A day of the calendar in Lagos, a minute after it began. */
const earnedOn = (packageId: string, day: string) => world.db`
  update wallet_transaction set created_at = (${day}::date + time '00:01') at time zone 'Africa/Lagos'
  where id = (select transaction_id from earning where package_id = ${packageId})`;

describe('earnings', () => {
  it('are what the books have paid for carrying, by days in Lagos', async () => {
    const by = await carrier(world);
    await deliver(by);
    for (const daysAgo of [6, 7, 29, 30]) await earnedOn((await deliver(by)).packageId, dayIn(-daysAgo));
    const { currencies, days } = await earningsOf(by);
    expect(currencies).toEqual([
      {
        currency: 'NGN',
        today: { deliveries: 1, earned: 5400 },
        week: { deliveries: 2, earned: 10_800 },
        month: { deliveries: 4, earned: 21_600 },
        uncleared: 27_000,
      },
    ]);
    expect(days).toHaveLength(14);
    expect(days[13]).toEqual({ day: dayIn(0), currency: 'NGN', earned: 5400 });
    expect(days[0]).toEqual({ day: dayIn(-13), currency: 'NGN', earned: 0 });
    expect(days.filter(({ earned }) => earned > 0).map(({ day }) => day)).toEqual([dayIn(-7), dayIn(-6), dayIn(0)]);
  });

  it('are counted in the days of the reader', async () => {
    const by = await carrier(world);
    // A minute after midnight in Lagos was the day before in New York.
    await earnedOn((await deliver(by)).packageId, dayIn(-5));
    const inNewYork = (await by.call(getEarnings, { query: { timeZone: 'America/New_York' } })).result;
    const earnedDays = (days: { day: string; earned: number }[]) => days.filter(({ earned }) => earned > 0).map(({ day }) => day);
    expect(earnedDays((await earningsOf(by)).days)).toEqual([dayIn(-5)]);
    expect(earnedDays(inNewYork.days)).toEqual([dayIn(-6)]);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
    expect(inNewYork.days.at(-1)?.day).toBe(today);
  });

  it('that have cleared are still earned', async () => {
    const by = await carrier(world);
    const { packageId } = await deliver(by);
    await world.db`update earning set clears_at = now() where package_id = ${packageId}`;
    await clearEarnings(world.node.context);
    const { currencies } = await earningsOf(by);
    expect(currencies[0]).toMatchObject({ today: { deliveries: 1, earned: 5400 }, uncleared: 0 });
  });

  it('of a sender, and of what is merely under way, are nothing', async () => {
    const { sender, carrier: by } = await dealAt(world, 'InTransit');
    for (const person of [sender, by])
      expect((await earningsOf(person)).currencies[0]).toMatchObject({ month: { deliveries: 0, earned: 0 }, uncleared: 0 });
  });
});
