import { listCollections } from '@waybill/contract/collections/list-collections';
import { describe, expect, it } from 'vitest';
import { collectionOf, takenBy } from '../support/collections.ts';
import { carrier } from '../support/orders.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

const idsIn = async (who: Pick<Visitor, 'call'>, list: 'sent' | 'offered' | 'taken') =>
  (await who.call(listCollections, { query: { list, limit: 50 } })).result.items.map(({ id }) => id);

describe('lists of collections', () => {
  it('are what one has offered, what one may take, and what one has taken, the newest first', async () => {
    const shop = await personWithMoney(world, { NGN: 200_000 });
    const [goer, other] = [await carrier(world), await carrier(world)];
    const forAll = await collectionOf(world, shop, 2);
    const forGoer = await collectionOf(world, shop, 2, { carrierId: goer.id });
    const taken = await collectionOf(world, shop, 3);
    await takenBy(goer, taken.id);
    expect(await idsIn(shop, 'sent')).toEqual([taken.id, forGoer.id, forAll.id]);
    expect(await idsIn(shop, 'offered'), 'nobody carries their own').toEqual([]);
    expect(await idsIn(goer, 'offered')).toEqual([forGoer.id, forAll.id]);
    expect(await idsIn(other, 'offered')).toEqual([forAll.id]);
    expect(await idsIn(goer, 'taken')).toEqual([taken.id]);
    expect(await idsIn(other, 'taken')).toEqual([]);
  });

  it('leave out what has no free parcel, what was taken back, and whoever has muted the other', async () => {
    const shop = await personWithMoney(world, { NGN: 200_000 });
    const [goer, muted] = [await carrier(world), await carrier(world)];
    const { id, parcels } = await collectionOf(world, shop, 2);
    expect(await idsIn(goer, 'offered')).toContain(id);
    await world.db`update profile set muted_users = ${[muted.id]} where user_id = ${shop.id}`;
    expect(await idsIn(muted, 'offered')).not.toContain(id);
    await world.db`update profile set muted_users = '{}' where user_id = ${shop.id}`;
    await world.db`update profile set muted_users = ${[shop.id]} where user_id = ${muted.id}`;
    expect(await idsIn(muted, 'offered')).not.toContain(id);
    await world.db`update timeline_item set status = 'matched' where id = ${parcels[0]?.packageId ?? ''}`;
    expect(await idsIn(goer, 'offered'), 'one is left').toContain(id);
    await world.db`update timeline_item set ship_date = current_date - 2 where id = ${parcels[1]?.packageId ?? ''}`;
    expect(await idsIn(goer, 'offered')).not.toContain(id);
    const [row] = (await shop.call(listCollections, { query: { list: 'sent' } })).result.items;
    expect(row).toMatchObject({ id, state: 'over', count: 0, total: 0 });
  });

  it('are paged', async () => {
    const shop = await personWithMoney(world, { NGN: 200_000 });
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.unshift((await collectionOf(world, shop, 2)).id);
    const first = (await shop.call(listCollections, { query: { list: 'sent', limit: 2 } })).result;
    const query = { list: 'sent', limit: 2, cursor: first.nextCursor ?? '' };
    const second = (await shop.call(listCollections, { query })).result;
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
  });
});
