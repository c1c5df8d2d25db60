import { listPackages } from '@waybill/contract/timeline/list-packages';
import { beforeAll, describe, expect, it } from 'vitest';
import { allPages } from '../support/all-pages.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { ajah, dayIn, ibadan, offerTrip, sendParcel, traveller, write, wuse, yaba } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('packages that want a carrier', () => {
  let reader: Person;
  const items: Record<string, string> = {};
  beforeAll(async () => {
    reader = await verifiedPerson(world);
    const sender = await personWithMoney(world, { NGN: 1_000_000 });
    const send = async (more: Record<string, unknown>) => (await sendParcel(sender, more)).result.id;
    const over = await send({ shipmentDate: dayIn(0) });
    await world.db`update timeline_item set ship_date = ${dayIn(-1)} where id = ${over}`;
    items.over = over;
    items.toWuse = await send({});
    items.express = await send({ deliveryPartner: 3, dispatchMode: 0, dropOffAddressJson: ajah, shipmentDate: dayIn(1) });
    items.back = await send({ pickupAddressJson: wuse, dropOffAddressJson: ibadan, dispatchMode: 4 });
    items.later = await send({ pickupAddressJson: ibadan, dropOffAddressJson: yaba, shipmentDate: dayIn(9) });
    await offerTrip(await traveller(world), { shippingDate: dayIn(1), dispatchMode: 0, dropOffAddressJson: ajah });
    await write(reader, 'yaba wuse');
  });

  async function found(query: Record<string, unknown>): Promise<(string | undefined)[]> {
    const { items: seen } = (await reader.call(listPackages, { query })).result;
    return seen.map(({ id }) => Object.keys(items).find((name) => items[name] === id));
  }

  it.each([
    ['all of them, express ones, too', {}, ['later', 'back', 'express', 'toWuse']],
    ['of a day', { shipmentDate: dayIn(3) }, ['back', 'toWuse']],
    ['of a mode', { dispatchMode: 0 }, ['express']],
    ['from somewhere', { pickupAddress: 'yaba' }, ['express', 'toWuse']],
    ['from somewhere half typed', { pickupAddress: 'Lagos, Ya' }, ['express', 'toWuse']],
    ['to somewhere', { dropOffAddress: 'Ibadan' }, ['back']],
    ['from a city to a city', { pickupAddress: 'lagos', dropOffAddress: 'abuja' }, ['toWuse']],
    ['by everything', { pickupAddress: 'ibadan', dropOffAddress: 'yaba', dispatchMode: 1, shipmentDate: dayIn(9) }, ['later']],
    ['none whose day is over', { pickupAddress: 'yaba', shipmentDate: dayIn(0) }, []],
    ['none on that day', { shipmentDate: dayIn(20) }, []],
    ['none from there', { pickupAddress: 'Enugu' }, []],
    ['with empty filters, all', { pickupAddress: ' ', dropOffAddress: '' }, ['later', 'back', 'express', 'toWuse']],
    ['page by page', { limit: 2, skip: 1 }, ['back', 'express']],
    ['page by page, filtered', { limit: 1, skip: 1, pickupAddress: 'yaba' }, ['toWuse']],
  ])('are found: %s', async (_, query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('follow a cursor, with and without filters', async () => {
    for (const filter of [{}, { pickupAddress: 'nigeria' }]) {
      const seen = await allPages(
        async (on) => (await reader.call(listPackages, { query: { ...filter, limit: 1, ...on } })).result,
      );
      expect(seen.map(({ id }) => id)).toEqual([items.later, items.back, items.express, items.toWuse]);
    }
  });

  it.each([
    [{ shipmentDate: 'today' }, 'shipmentDate'],
    [{ dispatchMode: 7 }, 'dispatchMode'],
    [{ pickupAddress: 'x'.repeat(121) }, 'pickupAddress'],
    [{ from: 'yaba' }, 'from'],
  ])('refuse %j', async (query, field) => {
    expect((await reader.call(listPackages, { query })).problem.errors[0]?.field).toBe(field);
  });
});
