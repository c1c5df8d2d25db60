import { orderStatus } from '@waybill/contract/orders/enums';
import { afterAll, describe, expect, it } from 'vitest';
import { oneByOne } from '../../src/modules/orders/commands/one-by-one.ts';
import { forgetOldRequests, watchTheClock } from '../../src/modules/orders/jobs/order-jobs.ts';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { atOnce } from '../support/at-once.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { accept, latestIn, nameFee } from '../support/negotiations.ts';
import {
  askFor,
  carrier,
  dealAt,
  letTimePass,
  moveTo,
  offer,
  offered,
  orderOf,
  runTheClock,
  wantedParcel,
} from '../support/orders.ts';
import { balanceOf, personWithMoney } from '../support/people-with-money.ts';
import { look, offerTrip } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { fundsOf } from '../wallet/escrow/deals.ts';

const world = useWorld({ ROLES: 'http,realtime' });
afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));

const { Requested, InTransit, Completed, Cancelled, Disputed, Expired } = orderStatus;
const hoursLeft = async (orderId: string) => {
  const [row] = await world.db<{ hours: number | null }[]>`
    select round(extract(epoch from due_at - changed_at) / 3600)::int as hours from delivery_order where id = ${orderId}`;
  return row?.hours;
};
const brokenDown = { cancellationReasons: [{ id: 9, customText: '' }] };

describe('when nobody does anything', () => {
  it('an offer expires after a day; the parcel stays wanted with its money', async () => {
    const { sender, carrier: by, packageId, orderId } = await offered(world);
    expect(await hoursLeft(orderId)).toBe(24);
    await runTheClock(world);
    expect((await orderOf(by, orderId)).orderStatus, 'not before its time').toBe(Requested);
    await letTimePass(world, orderId);
    const seen = await orderOf(by, orderId);
    expect(seen).toMatchObject({ orderStatus: Expired, escrow: 'held', package: { status: 'open' }, movesBy: null });
    expect(seen.history.at(-1)).toMatchObject({ what: 'order.expired', by: 'time' });
    expect((await moveTo(sender, orderId, 'Accepted')).problem.code).toBe('step_not_allowed');
    expect((await offer(by, packageId)).status, 'and may be made again').toBe(201);
  });

  it('a booking expires after a day, and the money goes back', async () => {
    const [goer, sender] = [await carrier(world), await personWithMoney(world, { NGN: 6500 })];
    const trip = (await offerTrip(goer)).result;
    const packageId = await wantedParcel(world, sender.id, { booking: { askedOf: goer.id, relatedItemId: trip.id } });
    const { id } = (await askFor(sender, packageId, goer.id, true)).result;
    await letTimePass(world, id);
    expect(await orderOf(sender, id)).toMatchObject({
      orderStatus: Expired,
      escrow: 'released',
      package: { status: 'withdrawn' },
    });
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(6500);
  });

  it('what was handed over with a photo is completed after two days, once, whoever looks at the clock', async () => {
    const { sender, carrier: by, orderId } = await dealAt(world, 'Delivered');
    expect(await hoursLeft(orderId)).toBe(48);
    const stream = await listenAs(sender);
    await world.db`update delivery_order set due_at = now() - interval '1 second' where id = ${orderId}`;
    const second = await world.startNode();
    await atOnce(4, (index) => watchTheClock.handle(index % 2 ? second.context : world.node.context, {} as never));
    const seen = await orderOf(by, orderId);
    expect(seen).toMatchObject({ orderStatus: Completed, escrow: 'captured' });
    expect(seen.history.filter(({ what }) => what === 'order.completed')).toHaveLength(1);
    expect((await fundsOf(world, by.id)).uncleared).toBe(540_000n);
    await eventually('The sender hears of it', async () => stream.events.some((event) => event.type === 'order.changed'));
  });

  it('a carrier who wants to bring it back and has no answer for a day: our people decide', async () => {
    const { sender, carrier: by, orderId } = await dealAt(world, 'InTransit');
    await letTimePass(world, orderId);
    expect((await orderOf(by, orderId)).orderStatus, 'a parcel may be under way for long').toBe(InTransit);
    expect((await moveTo(by, orderId, 'Cancelled', brokenDown)).status).toBe(200);
    expect(await hoursLeft(orderId)).toBe(24);
    await letTimePass(world, orderId);
    expect(await orderOf(sender, orderId)).toMatchObject({ orderStatus: Disputed, escrow: 'frozen', cancellationAsked: null });
    expect((await moveTo(sender, orderId, 'Cancelled')).problem.code).toBe('step_not_allowed');
  });
});

describe('a parcel whose day is over', () => {
  it('and that nobody took expires: the money goes back and whoever asked hears of it', async () => {
    const { sender, carrier: by, packageId, orderId } = await offered(world);
    await runTheClock(world);
    expect((await orderOf(by, orderId)).package.status).toBe('open');
    await world.db`update timeline_item set ship_date = (now() at time zone 'Africa/Lagos')::date - 1 where id = ${packageId}`;
    await world.db`
      insert into negotiation (id, package_id, sender_id, carrier_id, named_by, currency, amount_minor, open_until)
      values (${`neg_${packageId.slice(4)}`}, ${packageId}, ${sender.id}, ${by.id}, 'carrier', 'NGN', 700000, now() + interval '1 day')`;
    const streams = [await listenAs(sender), await listenAs(by)];
    const second = await world.startNode();
    await atOnce(4, (index) => watchTheClock.handle(index % 2 ? second.context : world.node.context, {} as never));
    expect(await orderOf(by, orderId)).toMatchObject({
      orderStatus: Expired,
      escrow: 'released',
      package: { status: 'expired' },
    });
    expect(await world.db`select status from negotiation where package_id = ${packageId}`).toEqual([{ status: 3 }]);
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(6500);
    await eventually('Both hear of it', async () =>
      streams.every(({ events }) => events.some((event) => event.type === 'order.changed' && event.what === 'order.expired')),
    );
    expect((await look(sender, { itemType: 1, id: packageId })).result.item).toMatchObject({
      status: 'expired',
      can: { delete: true },
    });
  });

  it('on that day in Lagos is still wanted, and one with a carrier is their affair', async () => {
    const today = await offered(world);
    await world.db`update timeline_item set ship_date = (now() at time zone 'Africa/Lagos')::date where id = ${today.packageId}`;
    const running = await dealAt(world, 'Accepted');
    await world.db`update timeline_item set ship_date = '2020-01-01' where id = ${running.packageId}`;
    await runTheClock(world);
    expect((await orderOf(today.sender, today.orderId)).orderStatus).toBe(Requested);
    expect(await orderOf(running.sender, running.orderId)).toMatchObject({ escrow: 'held', package: { status: 'matched' } });
  });

  it('that cannot expire fails loudly and holds up nobody else', async () => {
    const [broken, fine] = [await offered(world), await offered(world)];
    await world.db`update timeline_item set ship_date = '2020-01-01' where id in (${broken.packageId}, ${fine.packageId})`;
    await world.db`update escrow set state = 'frozen' where package_id = ${broken.packageId}`;
    await expect(runTheClock(world)).rejects.toThrow('1 packages could not expire');
    expect((await orderOf(fine.sender, fine.orderId)).orderStatus).toBe(Expired);
    expect((await orderOf(broken.sender, broken.orderId)).orderStatus).toBe(Requested);
    await world.db`update escrow set state = 'held' where package_id = ${broken.packageId}`;
    await runTheClock(world);
    expect((await orderOf(broken.sender, broken.orderId)).orderStatus).toBe(Expired);
  });
});

describe('an order that cannot be moved', () => {
  it('fails loudly, and holds up neither other orders nor parcels whose day is over', async () => {
    const [broken, fine, past] = [await dealAt(world, 'Delivered'), await offered(world), await offered(world)];
    await world.db`update delivery_order set due_at = now() - interval '2 days' where id = ${broken.orderId}`;
    await world.db`update delivery_order set due_at = now() - interval '1 day' where id = ${fine.orderId}`;
    await world.db`update timeline_item set ship_date = '2020-01-01' where id = ${past.packageId}`;
    await world.db`update escrow set state = 'frozen' where package_id = ${broken.packageId}`;
    await expect(runTheClock(world)).rejects.toThrow('1 orders could not be moved by the clock');
    expect((await orderOf(fine.sender, fine.orderId)).orderStatus).toBe(Expired);
    expect((await orderOf(past.sender, past.orderId)).package.status).toBe('expired');
    await world.db`update escrow set state = 'held' where package_id = ${broken.packageId}`;
    await runTheClock(world);
    expect((await orderOf(broken.sender, broken.orderId)).orderStatus).toBe(Completed);
  });

  it('is passed by, however many there are at the head of the queue', async () => {
    const done: string[] = [];
    const all = ['a', 'b', 'c', 'd', 'e'];
    const pages = async (after: string) => all.filter((id) => id > after).slice(0, 2);
    const act = async (id: string) => {
      if (id < 'c') throw new Error(`${id} is broken`);
      done.push(id);
    };
    await expect(oneByOne('could not be done', pages, act)).rejects.toThrow('2 could not be done');
    expect(done).toEqual(['c', 'd', 'e']);
  });
});

describe('what was asked while the two talk about the fee', () => {
  it('waits a day from their last word', async () => {
    const [goer, sender] = [await carrier(world), await personWithMoney(world, { NGN: 6500 })];
    const trip = (await offerTrip(goer)).result;
    const packageId = await wantedParcel(world, sender.id, { booking: { askedOf: goer.id, relatedItemId: trip.id } });
    const { id } = (await askFor(sender, packageId, goer.id, true)).result;
    const almostOver = () => world.db`update delivery_order set due_at = now() + interval '1 minute' where id = ${id}`;
    const isRenewed = async () => {
      const [row] = await world.db<{ renewed: boolean }[]>`
        select due_at > now() + interval '23 hours' as renewed from delivery_order where id = ${id}`;
      return row?.renewed;
    };
    await almostOver();
    const thread = (await nameFee(sender, { packageId, to: goer.id }, 5000)).result;
    expect(await isRenewed(), 'a fee was named').toBe(true);
    await almostOver();
    expect((await accept(goer, latestIn(thread).negotiationId)).status).toBe(200);
    expect(await isRenewed(), 'it was agreed to, and the PIN is waited for').toBe(true);
  });
});

describe('requests that were answered', () => {
  it('are forgotten after a month', async () => {
    await offered(world);
    await world.db`update order_request set created_at = now() - interval '31 days'`;
    const kept = await offered(world);
    await forgetOldRequests.handle(world.node.context, {} as never);
    expect(await world.db`select result_id from order_request`).toEqual([{ resultId: kept.orderId }]);
  });
});

describe('an order that is over', () => {
  it('is not moved by the clock', async () => {
    const { sender, orderId } = await dealAt(world, 'Accepted');
    expect((await moveTo(sender, orderId, 'Cancelled', { cancellationReasons: [{ id: 1 }] })).status).toBe(200);
    await letTimePass(world, orderId);
    expect((await orderOf(sender, orderId)).orderStatus).toBe(Cancelled);
  });
});
