import { randomUUID } from 'node:crypto';
import { deleteItem } from '@waybill/contract/timeline/delete-item';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { allNotified, notificationsOf } from '../notifications/rows.ts';
import { atOnce, sameBrowserAt, tally } from '../support/at-once.ts';
import { memberOf } from '../support/businesses.ts';
import { codeOf, collectionOf, ordersOf, pickUp, seen, takeAsSeen, takenBy } from '../support/collections.ts';
import { carrier, chargeForSending, codesOf, fee, forgetTries, moveTo, offer, orderOf } from '../support/orders.ts';
import { verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { fundsOf } from '../wallet/escrow/deals.ts';

const world = useWorld({ ROLES: 'http,worker' });

const shopWithMoney = () => personWithMoney(world, { NGN: 1_000_000 });

afterEach(async () => {
  expect(await proveMoney(world.db)).toEqual([]);
  await forgetTries(world);
});

describe('taking a collection', () => {
  it('makes an order of each parcel at its fee, and the money waits as it did', async () => {
    const [shop, goer] = [await shopWithMoney(), await carrier(world)];
    const { id } = await collectionOf(world, shop, 3);
    const before = await fundsOf(world, shop.id);
    const { view, orderIds } = await takenBy(goer, id);
    expect(view).toMatchObject({ state: 'taken', role: 'carrier', count: 3, total: 3 * fee, carrierEarns: 3 * fee * 0.9 });
    expect(await fundsOf(world, shop.id)).toEqual(before);
    for (const orderId of orderIds) {
      const order = await orderOf(goer, orderId);
      expect(order).toMatchObject({ orderStatus: 1, fee, escrow: 'held', carrierEarns: fee * 0.9 });
      expect(order.history.map(({ what }) => what)).toEqual(['order.accepted']);
    }
  });

  it('is every parcel’s own affair from then on: one is delivered, one cancelled, one disputed', async () => {
    const [shop, goer] = [await shopWithMoney(), await carrier(world)];
    const { id } = await collectionOf(world, shop, 3);
    const held = (await fundsOf(world, shop.id)).escrow;
    const { orderIds } = await takenBy(goer, id);
    const [arrives = '', stays = '', doubted = ''] = orderIds;
    await moveTo(shop, stays, 'Cancelled', { cancellationReasons: [{ id: 10 }] });
    expect((await pickUp(goer, id, [arrives, doubted], codeOf(world, id))).status).toBe(200);
    await moveTo(goer, arrives, 'Delivered', { code: codesOf(world, arrives).handover });
    await moveTo(shop, doubted, 'Disputed', { message: 'The box is wet' });
    expect((await seen(shop, id)).parcels.map(({ order }) => order?.orderStatus)).toEqual([5, 6, 8]);
    const each = BigInt((fee + chargeForSending) * 100);
    expect(await fundsOf(world, shop.id)).toMatchObject({ escrow: held - 2n * each });
    expect((await fundsOf(world, goer.id)).uncleared).toBe(BigInt(fee * 90));
  });

  it('is refused as a whole where one is gone, and says which; the rest can be taken then', async () => {
    const [shop, goer, quick] = [await shopWithMoney(), await carrier(world), await carrier(world)];
    const view = await collectionOf(world, shop, 3);
    const [, second] = view.parcels;
    const { id: orderId } = (await offer(quick, second?.packageId ?? '')).result;
    await moveTo(shop, orderId, 'Accepted');
    const late = await takeAsSeen(goer, view);
    expect(late.problem).toMatchObject({
      code: 'list_changed',
      errors: [{ field: 'packageIds.1', message: 'This parcel has found its carrier.' }],
    });
    const now = await seen(goer, view.id);
    expect(now).toMatchObject({ state: 'open', count: 2, total: 2 * fee });
    expect(now.parcels.map(({ state }) => state)).toEqual(['free', 'elsewhere', 'free']);
    const taken = await takeAsSeen(goer, now);
    expect(taken.result.parcels.map(({ state }) => state)).toEqual(['taken', 'elsewhere', 'taken']);
    expect(ordersOf(taken.result)).toHaveLength(2);
  });

  it('takes all that is free or nothing: no part of it, and at no other sum', async () => {
    const [shop, goer] = [await shopWithMoney(), await carrier(world)];
    const view = await collectionOf(world, shop, 3);
    const some = view.parcels.slice(0, 2).map(({ packageId }) => packageId);
    for (const more of [
      { packageIds: some, total: 2 * fee },
      { total: 3 * fee + 1 },
      { packageIds: [...some, view.id.replace('col_', 'pkg_')] },
    ])
      expect((await takeAsSeen(goer, view, randomUUID(), more)).problem.code).toBe('list_changed');
    await world.db`update timeline_item set price_minor = 500000 where id = ${some[0] ?? ''}`;
    expect((await takeAsSeen(goer, view)).problem.code).toBe('list_changed');
    expect(await world.db`select from delivery_order where package_id = any(${some})`).toEqual([]);
  });

  it('ends what others had asked for, and tells the sender once and programs of each', async () => {
    const [shop, goer, other] = [await shopWithMoney(), await carrier(world), await carrier(world)];
    const view = await collectionOf(world, shop, 3, { carrierId: goer.id });
    const asked = (await offer(other, view.parcels[0]?.packageId ?? '')).result;
    expect((await takeAsSeen(goer, view)).status).toBe(200);
    expect(await orderOf(other, asked.id)).toMatchObject({ orderStatus: 7 });
    await allNotified(world);
    const told = async (who: typeof shop) => (await notificationsOf(who)).map(({ Message }) => Message);
    expect(await told(goer)).toEqual([expect.stringContaining('asks you to fetch 3 parcels at one door')]);
    expect((await told(shop)).filter((words) => words.includes('agreed'))).toEqual([
      expect.stringContaining('carries your 3 parcels'),
    ]);
  });

  it('is for checked carriers, and for the one who was asked', async () => {
    const [shop, goer] = [await shopWithMoney(), await carrier(world)];
    const open = await collectionOf(world, shop, 2);
    expect((await takeAsSeen(shop, open)).problem.code).toBe('own_package');
    expect((await takeAsSeen(await verifiedPerson(world), open)).problem.code).toBe('kyc_required');
    const asked = await collectionOf(world, shop, 2, { carrierId: goer.id });
    expect((await takeAsSeen(await carrier(world), asked)).problem.code).toBe('not_found');
    await world.db`update account set blocked_at = now() where id = ${shop.id}`;
    expect((await takeAsSeen(goer, asked)).problem.code).toBe('list_changed');
    await world.db`update account set blocked_at = null where id = ${shop.id}`;
  });

  it('is done for a business by its office, and not by its riders', async () => {
    const shop = await shopWithMoney();
    const business = await checkedBusiness(world);
    const [dispatcher, rider] = [await memberOf(world, business, 'dispatcher'), await memberOf(world, business, 'rider')];
    const view = await collectionOf(world, shop, 2);
    expect((await takeAsSeen(rider.acting, view)).problem.code).toBe('not_in_role');
    expect((await takeAsSeen(dispatcher.acting, view)).result).toMatchObject({ carrier: { id: business.id } });
  });
});

describe('at the same moment', () => {
  it('one carrier gets all of it, and the others are told so', async () => {
    const shop = await shopWithMoney();
    const second = await world.startNode();
    const goers = await atOnce(4, () => carrier(world));
    for (let round = 0; round < 8; round += 1) {
      const view = await collectionOf(world, shop, 3);
      const answers = await Promise.all(
        goers.map((goer, index) => takeAsSeen(index % 2 ? sameBrowserAt(world, second.origin, goer) : goer, view)),
      );
      expect(tally(answers)).toEqual({ 200: 1, already_taken: 3 });
      const carriers = await world.db`
        select distinct carrier_id from delivery_order
        where package_id = any(${view.parcels.map(({ packageId }) => packageId)}) and status = 1`;
      expect(carriers).toHaveLength(1);
    }
  });

  it('the same request of one carrier makes each order once', async () => {
    const [shop, goer] = [await shopWithMoney(), await carrier(world)];
    const view = await collectionOf(world, shop, 4);
    const key = randomUUID();
    const answers = await atOnce(5, (index) => takeAsSeen(goer, view, index < 3 ? key : randomUUID()));
    expect(tally(answers)).toEqual({ 200: 5 });
    expect(new Set(answers.flatMap(({ result }) => ordersOf(result))).size).toBe(4);
  });

  it('whatever happens to single parcels meanwhile: all named are taken, or none, and the money stays true', async () => {
    const shop = await personWithMoney(world, { NGN: 20_000_000 });
    const [goer, single] = [await carrier(world), await carrier(world)];
    const act = fc.constantFrom('cancel', 'elsewhere', 'nothing');
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 4 }), fc.boolean(), async (acts, isLate) => {
        const view = await collectionOf(world, shop, acts.length);
        const ids = view.parcels.map(({ packageId }) => packageId);
        const asked = await Promise.all(
          acts.map(async (what, index) => (what === 'elsewhere' ? (await offer(single, ids[index] ?? '')).result.id : undefined)),
        );
        const meddle = acts.map((what, index) => () => {
          if (what === 'cancel') return shop.call(deleteItem, { params: { itemType: 1, itemId: ids[index] ?? '' } });
          return what === 'elsewhere' ? moveTo(shop, asked[index] ?? '', 'Accepted') : undefined;
        });
        const take = () => takeAsSeen(goer, view);
        const started = isLate ? [...meddle.map((one) => one()), take()] : [take(), ...meddle.map((one) => one())];
        const answer = await (isLate ? started.at(-1) : started[0]);
        await Promise.all(started);
        const orders = await world.db<{ packageId: string }[]>`
          select package_id from delivery_order where package_id = any(${ids}) and carrier_id = ${goer.id} and status = 1`;
        expect(orders).toHaveLength(answer?.status === 200 ? ids.length : 0);
        if (answer?.status !== 200) expect(answer?.problem.code).toBe('list_changed');
        const twice = await world.db`
          select package_id from delivery_order where package_id = any(${ids}) and status = 1 group by 1 having count(*) > 1`;
        expect(twice).toEqual([]);
      }),
      { numRuns: 12, seed: 78 },
    );
  });
});
