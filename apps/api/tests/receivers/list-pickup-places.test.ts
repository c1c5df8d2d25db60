import { listPickupPlaces } from '@waybill/contract/receivers/list-pickup-places';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { keepPlace } from '../support/receivers.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('the places that one sends from', () => {
  it('are all there: the one that parcels start from, then the others by their names, and none of anybody else', async () => {
    const [shop, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    for (const name of ['Warehouse', 'annex', 'Shop']) await keepPlace(shop, { name, isDefault: name === 'Shop' });
    await keepPlace(other, { name: 'Elsewhere' });
    const { items } = (await shop.call(listPickupPlaces)).result;
    expect(items.map(({ name }) => name)).toEqual(['Shop', 'annex', 'Warehouse']);
  });
});
