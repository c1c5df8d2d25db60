import { keepPickupPlace } from '@waybill/contract/receivers/keep-pickup-place';
import { listPickupPlaces } from '@waybill/contract/receivers/list-pickup-places';
import { mostPickupPlaces } from '@waybill/contract/receivers/pickup-place-fields';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../support/api-keys.ts';
import { atOnce } from '../support/at-once.ts';
import { memberOf } from '../support/businesses.ts';
import { verifiedPerson } from '../support/people.ts';
import { keepPlace, ownPlace } from '../support/receivers.ts';
import { checkedBusiness, wuse, yaba } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('a place that one sends from', () => {
  it('is kept under a name, with whom to ask for, landmark, note and the Plus Code of its spot', async () => {
    const shop = await verifiedPerson(world);
    const made = await keepPlace(shop, { plusCode: 'G99H+2X' });
    expect(made).toMatchObject({
      ...{ name: 'Shop, Yaba', fullName: 'Adaeze Obi', phoneNumber: '+2348031234567', plusCode: '6FR5G99H+2X' },
      ...{ landmark: 'Beside the yellow bank', note: 'Ask at the counter', isDefault: false },
    });
    expect((await shop.call(listPickupPlaces)).result).toEqual({ items: [made] });
    expect((await keepPlace(shop, { name: 'Somewhere', addressJson: { ...yaba, placeId: 'osm:N1' } })).plusCode).toBeNull();
  });

  it('is one place, however often it is sent, and its name is refused at another address', async () => {
    const shop = await verifiedPerson(world);
    const answers = await atOnce(4, (index) => keepPlace(shop, { note: `Door ${index}` }));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const again = await keepPlace(shop, { name: 'SHOP, YABA', note: 'Side door' });
    expect((await shop.call(listPickupPlaces)).result.items).toEqual([again]);
    const other = await shop.call(keepPickupPlace, { body: ownPlace({ address: '9 Main Road' }) });
    expect([other.status, other.problem.code, other.problem.errors[0]?.field]).toEqual([409, 'name_taken', 'name']);
    expect((await shop.call(listPickupPlaces)).result.items).toEqual([again]);
  });

  it('is the only one that parcels start from, also where several are made so at once', async () => {
    const shop = await verifiedPerson(world);
    await keepPlace(shop, { name: 'First', isDefault: true });
    await atOnce(4, (index) => keepPlace(shop, { name: `Store ${index}`, isDefault: true }));
    const { items } = (await shop.call(listPickupPlaces)).result;
    expect(items.map(({ isDefault }) => isDefault)).toEqual([true, false, false, false, false]);
    expect(items[0]?.name).not.toBe('First');
    const names = items.slice(1).map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(41) }],
    ['fullName', { fullName: '' }],
    ['phoneNumber', { phoneNumber: '+23480598' }],
    ['address', { address: '' }],
    ['addressJson', { addressJson: { ...wuse, countryCode: 'QQ' } }],
    ['landmark', { landmark: 'x'.repeat(121) }],
    ['note', { note: 'x'.repeat(161) }],
    ['plusCode', { plusCode: 'by the gate' }],
    ['plusCode', { addressJson: wuse, plusCode: '6FR5G99H+2X' }],
  ])('is refused with what is wrong with %s in %j', async (field, more) => {
    const shop = await verifiedPerson(world);
    const { status, problem } = await shop.call(keepPickupPlace, { body: ownPlace(more) });
    expect([status, problem.code, problem.errors[0]?.field]).toEqual([400, 'invalid_input', field]);
  });

  it('is one of two hundred at most, and those there can still be sent again', async () => {
    const shop = await verifiedPerson(world);
    const first = await keepPlace(shop);
    await world.db`
      insert into pickup_place (id, owner_id, name, full_name, phone, address, place, added_by)
      select 'pup_' || lpad(n::text, 26, '0'), ${shop.id}, 'Store ' || n, 'A', '+2348031234567', 'Gate ' || n, ${world.db.json(yaba)}, ${shop.id}
      from generate_series(2, ${mostPickupPlaces}) as n`;
    const { status, problem } = await shop.call(keepPickupPlace, { body: ownPlace({ name: 'One more' }) });
    expect([status, problem.code]).toEqual([429, 'too_many_requests']);
    expect((await keepPlace(shop, { note: 'Ring twice' })).id).toBe(first.id);
  });

  it('is one of the business, whoever of its office keeps it, and programs read and keep it, too', async () => {
    const business = await checkedBusiness(world);
    const [manager, dispatcher] = [await memberOf(world, business, 'manager'), await memberOf(world, business, 'dispatcher')];
    const made = await keepPlace(manager.acting);
    expect((await dispatcher.acting.call(listPickupPlaces)).result.items).toEqual([made]);
    expect((await manager.person.call(listPickupPlaces)).result.items).toEqual([]);
    const [row] = await world.db`select owner_id, added_by from pickup_place where id = ${made.id}`;
    expect(row).toEqual({ ownerId: business.id, addedBy: manager.person.id });
    const { program } = await keyOf(world, business, { scopes: ['read', 'ship'] });
    expect((await program.call(listPickupPlaces)).result.items).toEqual([made]);
    expect((await program.call(keepPickupPlace, { body: ownPlace({ name: 'Warehouse' }) })).status).toBe(201);
    const reader = await keyOf(world, business, { scopes: ['read'] });
    expect((await reader.program.call(keepPickupPlace, { body: ownPlace() })).problem.code).toBe('not_in_scope');
  });
});
