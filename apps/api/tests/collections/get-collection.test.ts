import { getCollection } from '@waybill/contract/collections/get-collection';
import { describe, expect, it } from 'vitest';
import { give, memberOf } from '../support/businesses.ts';
import { codeOf, collectionOf, pickUp, seen, takenBy } from '../support/collections.ts';
import { carrier, fee, moveTo } from '../support/orders.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('a collection', () => {
  it('gives the sender one code, and the carrier the door, while there is something to fetch', async () => {
    const shop = await personWithMoney(world, { NGN: 200_000 });
    const goer = await carrier(world);
    const { id, parcels } = await collectionOf(world, shop, 2);
    const words = { pickupLandmark: 'Beside the yellow bank', pickupNote: 'Ask at the counter' };
    await world.db`
      update package set pickup_landmark = ${words.pickupLandmark}, pickup_note = ${words.pickupNote}
      where item_id = ${parcels[1]?.packageId ?? ''}`;
    expect(await seen(goer, id)).toMatchObject({ pickupLandmark: '', pickupNote: '' });
    const { orderIds } = await takenBy(goer, id);
    const [sent, carried] = [await seen(shop, id), await seen(goer, id)];
    expect(sent).toMatchObject({ state: 'taken', pickupCode: codeOf(world, id), carrier: { id: goer.id } });
    expect(carried).toMatchObject({ state: 'taken', pickupCode: null, pickupAddress: '12 Herbert Macaulay Way, Yaba', ...words });
    expect(JSON.stringify(carried)).not.toContain(codeOf(world, id));
    expect((await pickUp(goer, id, orderIds, codeOf(world, id))).status).toBe(200);
    expect(await seen(shop, id)).toMatchObject({ pickupCode: null });
    expect(await seen(goer, id)).toMatchObject({ pickupAddress: null, pickupLandmark: '', pickupNote: '' });
  });

  it('counts what was taken, and says of each where it stands now', async () => {
    const shop = await personWithMoney(world, { NGN: 200_000 });
    const goer = await carrier(world);
    const { id } = await collectionOf(world, shop, 3);
    const { orderIds } = await takenBy(goer, id);
    await moveTo(shop, orderIds[0] ?? '', 'Cancelled', { cancellationReasons: [{ id: 10 }] });
    const view = await seen(goer, id);
    expect(view).toMatchObject({ count: 3, total: 3 * fee });
    expect(view.parcels.map(({ state, order }) => [state, order?.orderStatus])).toEqual([
      ['taken', 6],
      ['taken', 1],
      ['taken', 1],
    ]);
  });

  it('is there for a rider of the business with what is theirs, and for nobody who has nothing of it', async () => {
    const shop = await personWithMoney(world, { NGN: 200_000 });
    const business = await checkedBusiness(world);
    const [rider, other] = [await memberOf(world, business, 'rider'), await memberOf(world, business, 'rider')];
    const { id } = await collectionOf(world, shop, 3);
    expect((await rider.acting.call(getCollection, { params: { collectionId: id } })).problem.code).toBe('not_found');
    const { orderIds } = await takenBy(business, id);
    await give(business, orderIds[0] ?? '', rider.person.id);
    expect((await seen(rider.acting, id)).parcels.map(({ order }) => order?.id)).toEqual([orderIds[0]]);
    expect((await other.acting.call(getCollection, { params: { collectionId: id } })).problem.code).toBe('not_found');
    const stranger = await carrier(world);
    expect((await stranger.call(getCollection, { params: { collectionId: id } })).problem.code).toBe('not_found');
    expect((await pickUp(rider.acting, id, orderIds, codeOf(world, id))).problem.code, 'not those of others').toBe('not_found');
    expect((await pickUp(rider.acting, id, orderIds.slice(0, 1), codeOf(world, id))).status).toBe(200);
  });
});
