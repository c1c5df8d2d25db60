import { keepReceiver } from '@waybill/contract/receivers/keep-receiver';
import { listReceivers } from '@waybill/contract/receivers/list-receivers';
import { mostReceivers } from '@waybill/contract/receivers/receiver-fields';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../support/api-keys.ts';
import { atOnce } from '../support/at-once.ts';
import { memberOf } from '../support/businesses.ts';
import { verifiedPerson } from '../support/people.ts';
import { keep, keptPerson } from '../support/receivers.ts';
import { checkedBusiness, wuse, yaba } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('somebody who is kept in a book of receivers', () => {
  it('is there with phone, door, landmark and note, as a parcel to them wants it', async () => {
    const shop = await verifiedPerson(world);
    const made = await keep(shop, { phoneNumber: '+2348059876543' });
    expect(made).toMatchObject({
      ...{ fullName: 'Halima Yusuf', phoneNumber: '+2348059876543', address: '7 Aminu Kano Crescent, Wuse' },
      ...{ landmark: 'Opposite the blue mosque', note: 'Call before you come', doorWords: null },
      addressJson: { label: 'Wuse, Abuja' },
    });
    expect((await shop.call(listReceivers)).result).toMatchObject({ items: [made], inBook: 1, nextCursor: null });
  });

  it('is kept once, however often and at how many places at once that is asked', async () => {
    const shop = await verifiedPerson(world);
    const answers = await atOnce(4, (index) =>
      keep(shop, { note: `Ring ${index}`, address: index % 2 ? '7 Main Road' : '7 MAIN ROAD' }),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const again = await keep(shop, { address: '7 main road', note: 'Ring once', fullName: 'Halima Bello' });
    const { items, inBook } = (await shop.call(listReceivers)).result;
    expect([items, inBook]).toEqual([[again], 1]);
    expect((await keep(shop, { address: '9 Main Road' })).id).not.toBe(again.id);
  });

  it('has the Plus Code of an exact spot, found here from a whole code or the end of one, and none of a whole area', async () => {
    const shop = await verifiedPerson(world);
    const { placeId: _, ...pin } = { ...yaba, latitude: 6.5178125, longitude: 3.3790625 };
    expect((await keep(shop, { address: 'Gate 1', addressJson: pin })).plusCode).toBe('6FR5G99H+4J');
    const whole = await keep(shop, { address: 'Gate 2', addressJson: yaba, plusCode: '6fr5g99h+2x' });
    expect([whole.plusCode, whole.addressJson.latitude.toFixed(3)]).toEqual(['6FR5G99H+2X', '6.518']);
    expect((await keep(shop, { address: 'Gate 3', addressJson: yaba, plusCode: 'G99H+2X Lagos' })).plusCode).toBe('6FR5G99H+2X');
    const [area] = await world.db<{ place: typeof yaba }[]>`select ${world.db.json(yaba)} as place`;
    const ofProvider = { ...area?.place, placeId: 'osm:N1' };
    expect((await keep(shop, { address: 'Gate 4', addressJson: ofProvider })).plusCode).toBeNull();
  });

  it.each([
    ['fullName', { fullName: ' ' }],
    ['phoneNumber', { phoneNumber: '+23480598' }],
    ['address', { address: '' }],
    ['addressJson', { addressJson: { ...wuse, countryCode: 'QQ' } }],
    ['landmark', { landmark: 'x'.repeat(121) }],
    ['landmark', { landmark: 'two\nlines' }],
    ['note', { note: 'x'.repeat(161) }],
    ['plusCode', { plusCode: 'by the gate' }],
    ['plusCode', { plusCode: '6FR5G99H+2X' }],
  ])('is refused with what is wrong with %s in %j', async (field, more) => {
    const shop = await verifiedPerson(world);
    const { status, problem } = await shop.call(keepReceiver, { body: keptPerson(more) });
    expect([status, problem.code, problem.errors[0]?.field]).toEqual([400, 'invalid_input', field]);
  });

  it('is one of two thousand at most, and whoever is there can still be changed', async () => {
    const shop = await verifiedPerson(world);
    const first = await keep(shop);
    await world.db`
      insert into receiver (id, owner_id, full_name, phone, address, place, added_by)
      select 'rcv_' || lpad(n::text, 26, '0'), ${shop.id}, 'A', '+2348031234567', 'Gate ' || n, '{}', ${shop.id}
      from generate_series(2, ${mostReceivers}) as n`;
    const { status, problem } = await shop.call(keepReceiver, { body: keptPerson({ address: 'One more' }) });
    expect([status, problem.code]).toEqual([429, 'too_many_requests']);
    expect((await keep(shop, { note: 'Ring twice' })).id).toBe(first.id);
  });

  it('is in the book of a business, whoever of its office writes there, and programs may, too', async () => {
    const business = await checkedBusiness(world);
    const [manager, dispatcher] = [await memberOf(world, business, 'manager'), await memberOf(world, business, 'dispatcher')];
    const made = await keep(manager.acting);
    expect((await dispatcher.acting.call(listReceivers)).result.items).toEqual([made]);
    expect((await manager.person.call(listReceivers)).result.items).toEqual([]);
    const [row] = await world.db`select owner_id, added_by from receiver where id = ${made.id}`;
    expect(row).toEqual({ ownerId: business.id, addedBy: manager.person.id });
    const { program } = await keyOf(world, business, { scopes: ['ship'] });
    expect((await program.call(keepReceiver, { body: keptPerson({ address: 'Gate 8' }) })).status).toBe(201);
  });
});
