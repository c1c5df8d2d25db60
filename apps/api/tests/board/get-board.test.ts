import type { BoardView } from '@waybill/contract/board/board-view';
import { getBoard } from '@waybill/contract/board/get-board';
import { answerAssignment } from '@waybill/contract/orders/answer-assignment';
import { reportPosition } from '@waybill/contract/orders/report-position';
import { describe, expect, it } from 'vitest';
import { readBoard } from '../../src/modules/board/read-board.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { type Business, businessDeal, give, memberOf } from '../support/businesses.ts';
import { hoursFromNow } from '../support/fleet.ts';
import { riderOnDuty } from '../support/fleet-on-duty.ts';
import { codesOf, moveTo, offer, wantedParcel } from '../support/orders.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { countRoundTrips } from '../support/round-trips.ts';
import { checkedBusiness, wuse, yaba } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

const board = async (who: Visitor): Promise<BoardView> => (await who.call(getBoard, { query: {} })).result;

describe('the dispatch board', () => {
  it('shows what waits, who has it, and what they said', async () => {
    const business = await checkedBusiness(world);
    const dispatcher = await memberOf(world, business, 'dispatcher');
    const tobi = await riderOnDuty(world, business);
    const { orderId } = await businessDeal(world, business);
    const strangers = await checkedBusiness(world);
    await businessDeal(world, strangers);
    const seen = await board(dispatcher.acting);
    expect(seen.orders).toEqual([
      expect.objectContaining({
        ...{ orderId, riderId: null, riderState: null, refusal: null, orderStatus: 1, weight: 2.5, isExpress: false, alerts: [] },
        ...{ from: expect.objectContaining({ label: yaba.label }), to: expect.objectContaining({ label: wuse.label }) },
        ...{ senderName: 'Chidi Okafor', receiverName: 'Halima Yusuf', fee: 6000, currency: 'NGN' },
      }),
    ]);
    expect(seen.isCut).toBe(false);
    expect(seen.riders).toEqual([
      expect.objectContaining({
        ...{ riderId: tobi.person.id, isOnDuty: true, position: null, load: { kg: 0, parcels: 0 }, toFetch: 0, nextStop: null },
      }),
    ]);

    await give(dispatcher.acting, orderId, tobi.person.id);
    const given = await board(business);
    expect(given.orders[0]).toMatchObject({ riderId: tobi.person.id, riderName: 'Chidi Okafor', riderState: 'offered' });
    expect(given.riders[0]).toMatchObject({ toFetch: 1, nextStop: { kind: 'pickup', orderId, label: yaba.label } });

    const no = { params: { id: orderId }, body: { answer: 'declined', reason: 'Flat tyre' } } as const;
    await tobi.acting.call(answerAssignment, no);
    expect((await board(business)).orders[0]).toMatchObject({
      ...{ riderId: null, riderName: null, refusal: { riderName: 'Chidi Okafor', reason: 'Flat tyre', isSilent: false } },
    });
  });

  it('shows the load, the next stop and the place of a rider, and not where somebody is who has gone home', async () => {
    const business = await checkedBusiness(world);
    const tobi = await riderOnDuty(world, business);
    const { orderId } = await businessDeal(world, business);
    await give(business, orderId, tobi.person.id);
    await moveTo(tobi.acting, orderId, 'PickedUp', { code: codesOf(world, orderId).pickup });
    await tobi.acting.call(reportPosition, { body: { latitude: 6.6, longitude: 3.4 } });
    expect((await board(business)).riders[0]).toMatchObject({
      ...{ load: { kg: 2.5, parcels: 1 }, toFetch: 0, position: { latitude: 6.6, longitude: 3.4 } },
      nextStop: { kind: 'drop-off', label: wuse.label },
    });
    await world.db`update carrier_duty set resting_since = now() - interval '20 minutes' where user_id = ${tobi.person.id}`;
    await world.db`update delivery_order set changed_at = now() - interval '30 minutes' where id = ${orderId}`;
    await world.db`update order_assignment set created_at = now() - interval '30 minutes' where order_id = ${orderId}`;
    await tobi.acting.call(reportPosition, { body: { latitude: 6.6003, longitude: 3.4 } });
    expect((await board(business)).orders[0]?.alerts, 'a few steps are no way').toEqual([
      { kind: 'standing-still', since: expect.any(String) },
    ]);
    await tobi.acting.call(reportPosition, { body: { latitude: 6.62, longitude: 3.4 } });
    expect((await board(business)).orders[0]?.alerts).toEqual([]);

    const home = await memberOf(world, business, 'rider');
    await world.db`
      insert into carrier_duty (user_id, latitude, longitude, spot, positioned_at) values (${home.person.id}, 6.5, 3.4, point(1, 1), now())`;
    expect((await board(business)).riders.find(({ riderId }) => riderId === home.person.id)?.position).toBeNull();
  });

  it('shows what the business is asked and has not answered, soonest over first', async () => {
    const business = await checkedBusiness(world);
    const sender = await personWithMoney(world, { NGN: 30_000 });
    const asked = await wantedParcel(world, sender.id);
    await world.db`insert into delivery_order ${world.db({
      ...{ id: newId('order'), trackingId: '222222223', packageId: asked, senderId: sender.id, carrierId: business.id },
      ...{ askedBy: 'sender', isBooking: true, isExpress: false, status: 0, currency: 'NGN', feeMinor: 600_000 },
      ...{ routeFrom: 'Yaba, Lagos', routeTo: 'Wuse, Abuja', dueAt: hoursFromNow(20) },
    })}`;
    const own = await wantedParcel(world, sender.id);
    await offer(business, own);
    const express = await wantedParcel(world, sender.id, { isExpress: true });
    await world.db`insert into express_search (package_id, wave, rings_until) values (${express}, 1, now() + interval '1 minute')`;
    await world.db`
      insert into express_ring (package_id, rider_id, until, distance_m)
      values (${express}, ${business.id}, now() + interval '1 minute', 900)`;
    const { asks, orders } = await board(business);
    expect(asks.map(({ kind, packageId, isExpress }) => [kind, packageId, isExpress])).toEqual([
      ['express', express, true],
      ['request', asked, false],
    ]);
    expect(asks[1]).toMatchObject({ senderId: sender.id, fee: 6000, orderId: expect.stringMatching(/^ord_/) });
    expect(orders, 'what it has asked for itself waits for the sender').toEqual([]);
  });

  it('shows 2,000 parcels and 200 riders whole, in as few questions to the database as one of each', async () => {
    const business = await checkedBusiness(world);
    await riderOnDuty(world, business);
    const { orderId } = await businessDeal(world, business);
    const way = await countRoundTrips(world.databaseUrl);
    const db = openDatabase(way.url, { max: 1, name: 'board' });
    const read = () => readBoard(db, business.id, new Date());
    await read();
    const few = await way.of(read);
    await fill(business, orderId, { riders: 199, orders: 1_999 });
    await world.db`analyze`;
    const full = await board(business);
    expect(full.orders).toHaveLength(2_000);
    expect(full.riders).toHaveLength(200);
    expect(full.isCut).toBe(false);
    const free = full.orders.filter(({ riderId }) => riderId === null);
    expect(free, 'one of ten waits').toHaveLength(200);
    expect(full.orders.slice(0, free.length), 'what waits stands above').toEqual(free);
    expect(full.riders.reduce((sum, { toFetch, load }) => sum + toFetch + load.parcels, 0)).toBe(1_800);
    expect(await way.of(read)).toBeLessThanOrEqual(few);
    expect(few).toBeLessThanOrEqual(4);
    await db.end();
    way.close();
  });
});

/** More riders, and copies of an order: nine of ten have been given to somebody, half of these are picked up. */
async function fill({ id: businessId }: Business, orderId: string, count: { riders: number; orders: number }): Promise<void> {
  const { db } = world;
  const idOf = (prefix: string, number = 'n') => db.unsafe(`'${prefix}_' || lpad((${number})::text, 26, '0')`);
  const riders = db`generate_series(1, ${count.riders}::int) as n`;
  const orders = db`generate_series(1, ${count.orders}::int) as n`;
  await db`
    insert into account (id, username, email, auth_provider, country_code, email_verified_at)
    select ${idOf('usr')}, 'rider' || n, 'rider' || n || '@riders.example', 'password', 'GH', now() from ${riders}`;
  await db`insert into profile (user_id, full_name, country_name) select ${idOf('usr')}, 'Rider ' || n, 'Nigeria' from ${riders}`;
  await db`
    insert into business_member (id, business_id, user_id, role, invited_by)
    select ${idOf('mbr')}, ${businessId}, ${idOf('usr')}, 'rider', ${businessId} from ${riders}`;
  const copied = (table: string, from: string, changes: string) => db`
    insert into ${db(table)} overriding system value
    select copy.* from ${db.unsafe(from)}, ${orders},
      jsonb_populate_record(null::${db(table)}, to_jsonb(one) || jsonb_build_object(${db.unsafe(changes)})) as copy
    where delivery_order.id = ${orderId}`;
  const packageId = `'pkg_' || lpad(n::text, 26, '0')`;
  const item = 'delivery_order join timeline_item as one on one.id = package_id';
  await copied('timeline_item', item, `'id', ${packageId}, 'seq', 1000000 + n, 'request_key', gen_random_uuid()`);
  await copied('package', 'delivery_order join package as one on one.item_id = package_id', `'item_id', ${packageId}`);
  await db`
    insert into delivery_order (id, tracking_id, package_id, sender_id, carrier_id, rider_id, asked_by, is_booking, is_express, status,
      currency, fee_minor, route_from, route_to)
    select ${idOf('ord')}, translate(lpad(to_hex(n), 9, 'Z'), '01abcdef', 'GHABCDEF'), ${idOf('pkg')}, sender_id, carrier_id,
      case when n % 10 > 0 then ${idOf('usr', `1 + n % ${count.riders}`)} end, asked_by, is_booking, is_express,
      case when n % 10 > 0 and n % 2 = 0 then 3 else 1 end, currency, fee_minor, route_from, route_to
    from delivery_order, ${orders} where delivery_order.id = ${orderId}`;
  await db`
    insert into order_assignment (id, order_id, rider_id, assigned_by)
    select 'asg' || substr(id, 4), id, rider_id, carrier_id from delivery_order where rider_id is not null and carrier_id = ${businessId}`;
}
