import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allNotified, notificationsOf } from '../notifications/rows.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { codeOf, collectionOf, ordersOf, pickUp, seen, takenBy } from '../support/collections.ts';
import { carrier, codesOf, moveTo, orderOf } from '../support/orders.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,worker' });

async function takenOf(count: number) {
  const shop = await personWithMoney(world, { NGN: 200_000 });
  const goer = await carrier(world);
  const { id } = await collectionOf(world, shop, count);
  const { orderIds } = await takenBy(goer, id);
  return { shop, goer, id, orderIds, code: codeOf(world, id) };
}

const statusesOf = async (who: Parameters<typeof seen>[0], id: string) =>
  (await seen(who, id)).parcels.map(({ order }) => order?.orderStatus);

describe('picking up a collection', () => {
  it('picks up what is there with one code, proven by it, and leaves the rest as it is', async () => {
    const { shop, goer, id, orderIds, code } = await takenOf(3);
    const [first = '', second = '', third = ''] = orderIds;
    const answer = await pickUp(goer, id, [first, third], code);
    expect(answer.result.parcels.map(({ order }) => order?.orderStatus)).toEqual([2, 1, 2]);
    const { history } = await orderOf(shop, first);
    expect(history.at(-1)).toMatchObject({ what: 'order.picked-up', by: 'carrier', proof: 'code' });
    expect((await seen(shop, id)).pickupCode, 'for the one that is left').toBe(code);
    expect((await moveTo(goer, second, 'PickedUp', { code: codesOf(world, second).pickup })).status, 'or by its own').toBe(200);
    expect((await seen(shop, id)).pickupCode).toBeNull();
  });

  it('tells the sender once', async () => {
    const { shop, goer, id, orderIds, code } = await takenOf(3);
    await pickUp(goer, id, orderIds, code);
    await allNotified(world);
    const words = (await notificationsOf(shop)).map(({ Message }) => Message);
    expect(words).toEqual([
      expect.stringContaining('has picked up your 3 parcels'),
      expect.stringContaining('carries your 3 parcels'),
    ]);
  });

  it('happens once for one key, and what is picked up already stays so', async () => {
    const { goer, id, orderIds, code } = await takenOf(2);
    const key = randomUUID();
    const answers = await atOnce(3, () => pickUp(goer, id, orderIds, code, key));
    expect(tally(answers)).toEqual({ 200: 3 });
    expect((await pickUp(goer, id, orderIds, code)).status).toBe(200);
    const steps = await world.db`
      select from order_event where order_id = any(${orderIds}) and what = 'order.picked-up'`;
    expect(steps).toHaveLength(2);
  });

  it('picks up nothing where one of them has gone another way', async () => {
    const { shop, goer, id, orderIds, code } = await takenOf(3);
    await moveTo(shop, orderIds[1] ?? '', 'Cancelled', { cancellationReasons: [{ id: 10 }] });
    expect((await pickUp(goer, id, orderIds, code)).problem).toMatchObject({
      code: 'list_changed',
      errors: [{ field: 'orderIds.1' }],
    });
    expect(await statusesOf(goer, id)).toEqual([1, 6, 1]);
  });

  it('counts wrong codes, and pauses after five, whatever else is wrong', async () => {
    const { goer, id, orderIds, code } = await takenOf(2);
    const wrong = code === '000000' ? '111111' : '000000';
    for (const left of [4, 3, 2, 1])
      expect((await pickUp(goer, id, orderIds, wrong)).problem).toMatchObject({ code: 'code_wrong', triesLeft: left });
    expect((await pickUp(goer, id, orderIds, wrong)).problem.code).toBe('code_resting');
    expect((await pickUp(goer, id, orderIds, code)).problem.code, 'the right one rests, too').toBe('code_resting');
    await world.db`update collection set rests_until = now() - interval '1 second' where id = ${id}`;
    expect((await pickUp(goer, id, orderIds, code)).status).toBe(200);
  });

  it('lets no more than five be tried at the same moment', async () => {
    const { goer, id, orderIds, code } = await takenOf(2);
    const wrong = code === '000000' ? '111111' : '000000';
    const counts = tally(await atOnce(12, () => pickUp(goer, id, orderIds, wrong)));
    expect(counts).toEqual({ code_wrong: 4, code_resting: 8 });
  });

  it('is not done by codes or parcels of others', async () => {
    const [one, other] = [await takenOf(2), await takenOf(2)];
    expect((await pickUp(one.goer, one.id, one.orderIds, other.code)).problem.code).toBe('code_wrong');
    const own = codesOf(world, one.orderIds[0] ?? '').pickup;
    expect((await pickUp(one.goer, one.id, one.orderIds, own)).problem.code, 'a single parcel’s').toBe('code_wrong');
    expect((await pickUp(one.goer, one.id, [...one.orderIds, ...other.orderIds], one.code)).problem).toMatchObject({
      code: 'not_found',
      errors: [{ field: 'orderIds.2' }],
    });
    expect((await pickUp(other.goer, one.id, one.orderIds, one.code)).problem.code).toBe('not_found');
    expect((await pickUp(one.shop, one.id, one.orderIds, one.code)).problem.code).toBe('forbidden');
    expect(ordersOf(await seen(one.goer, one.id))).toEqual(one.orderIds);
    expect(await statusesOf(one.goer, one.id)).toEqual([1, 1]);
  });
});
