import { listPickupPlaces } from '@waybill/contract/receivers/list-pickup-places';
import { updatePickupPlace } from '@waybill/contract/receivers/update-pickup-place';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { keepPlace, ownPlace } from '../support/receivers.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('a place to send from that is changed', () => {
  it('is as it was sent, under a name of its own, and hands on what parcels start from', async () => {
    const shop = await verifiedPerson(world);
    const one = await keepPlace(shop, { isDefault: true });
    const two = await keepPlace(shop, { name: 'Warehouse', address: 'Gate 2' });
    const change = (id: string, more: Record<string, unknown>) =>
      shop.call(updatePickupPlace, { params: { pickupPlaceId: id }, body: ownPlace(more) });
    const moved = await change(two.id, { name: 'warehouse', address: 'Gate 3', isDefault: true });
    expect(moved.result).toMatchObject({ id: two.id, name: 'warehouse', address: 'Gate 3', addedAt: two.addedAt });
    const { items } = (await shop.call(listPickupPlaces)).result;
    expect(items.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [two.id, true],
      [one.id, false],
    ]);
    const taken = await change(one.id, { name: 'Warehouse' });
    expect([taken.problem.code, taken.problem.errors[0]?.field]).toEqual(['name_taken', 'name']);
    await change(two.id, { name: 'Warehouse', isDefault: false });
    expect((await shop.call(listPickupPlaces)).result.items.some(({ isDefault }) => isDefault)).toBe(false);
  });
});
