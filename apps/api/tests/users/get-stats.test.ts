import { likeItem } from '@waybill/contract/timeline/like-item';
import { getStats } from '@waybill/contract/users/get-stats';
import { rateUser } from '@waybill/contract/users/rate-user';
import { describe, expect, it } from 'vitest';
import { carrier, codesOf, type Deal, dealAt, moveTo, offered, takeBack } from '../support/orders.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

const statsOf = async (person: Person) => (await person.call(getStats)).result;
const reasons = [{ id: 9, customText: '' }];

async function complete(people: Partial<Pick<Deal, 'sender' | 'carrier'>>): Promise<Deal> {
  const deal = await dealAt(world, 'PickedUp', people);
  await moveTo(deal.carrier, deal.orderId, 'Delivered', { code: codesOf(world, deal.orderId).handover });
  return deal;
}

/** The month in Lagos, counted from the running one, as YYYY-MM. */
function monthIn(months: number): string {
  const here = new Date(Date.now() + 3_600_000);
  return new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() + months, 1)).toISOString().slice(0, 7);
}

/** In its first minute in Lagos, when it is still the month before in Greenwich. */
const completedIn = (orderId: string, months: number) => world.db`
  update order_event set happened_at = ${`${monthIn(months)}-01T00:00:30+01:00`} where order_id = ${orderId} and status = 5`;

describe('one’s own figures', () => {
  it('of somebody new are all nothing', async () => {
    expect(await statsOf(await verifiedPerson(world))).toEqual({
      packagesSent: 0,
      numberOfDeliveries: 0,
      runningOrders: 0,
      completionRate: null,
      rating: 0,
      numberOfRatings: 0,
      stars: [0, 0, 0, 0, 0],
      posts: 0,
      likesReceived: 0,
      money: [],
      months: [-5, -4, -3, -2, -1, 0].map((months) => ({ month: monthIn(months), sent: 0, delivered: 0 })),
    });
  });

  it('count what was sent, carried, earned and said, and no more', async () => {
    const by = await carrier(world);
    const sender = await personWithMoney(world, { NGN: 5 * 6500 });
    const first = await complete({ sender, carrier: by });
    const second = await complete({ sender, carrier: by });
    const early = await complete({ carrier: by });
    await completedIn(second.orderId, -1);
    await completedIn(early.orderId, -6);
    // Agreed on and cancelled; offered and taken back; under way; and merely offered.
    const cancelled = await dealAt(world, 'Accepted', { sender, carrier: by });
    expect((await moveTo(by, cancelled.orderId, 'Cancelled', { cancellationReasons: reasons })).status).toBe(200);
    const untaken = await offered(world, { carrier: by });
    expect((await takeBack(by, untaken.orderId)).status).toBe(204);
    await dealAt(world, 'InTransit', { sender, carrier: by });
    await offered(world, { carrier: by });
    for (const [deal, rating] of [
      [first, 5],
      [second, 4],
    ] as const)
      await sender.call(rateUser, { body: { orderId: deal.orderId, rating, comment: '' } });
    const { id } = (await write(by, 'On the road again')).result;
    await sender.call(likeItem, { params: { itemType: 3, itemId: id } });

    const carried = await statsOf(by);
    expect(carried).toMatchObject({
      packagesSent: 0,
      numberOfDeliveries: 3,
      runningOrders: 1,
      completionRate: 75,
      rating: 4.5,
      numberOfRatings: 2,
      stars: [0, 0, 0, 1, 1],
      posts: 1,
      likesReceived: 1,
      money: [{ currency: 'NGN', earned: 3 * 5400, spent: 0 }],
    });
    expect(carried.months.slice(-2)).toEqual([
      { month: monthIn(-1), sent: 0, delivered: 1 },
      { month: monthIn(0), sent: 0, delivered: 1 },
    ]);
    // Seven months ago is not shown.
    expect(carried.months.reduce((total, { delivered }) => total + delivered, 0)).toBe(2);

    const sent = await statsOf(sender);
    expect(sent).toMatchObject({
      packagesSent: 2,
      numberOfDeliveries: 0,
      runningOrders: 1,
      completionRate: null,
      // What waits in escrow is not spent, and what came back was never.
      money: [{ currency: 'NGN', earned: 0, spent: 2 * 6500 }],
    });
    expect(sent.months.slice(-2).map((month) => month.sent)).toEqual([1, 1]);
  });
});
