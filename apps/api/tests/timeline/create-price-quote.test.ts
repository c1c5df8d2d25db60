import { randomUUID } from 'node:crypto';
import { findRiders } from '@waybill/contract/orders/find-riders';
import { listOrders } from '@waybill/contract/orders/list-orders';

import { beforeEach, describe, expect, it } from 'vitest';
import { forgetOldQuotes } from '../../src/modules/prices/jobs/forget-quotes.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { askPrice, listedBusiness, ride, sendQuoted, writeList } from '../support/prices.ts';
import { clearStreets, goOnDuty } from '../support/riders.ts';
import { checkedBusiness, dayIn, wuse } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

const sender = () => personWithMoney(world, { NGN: 20_000 });
const later = (id: string) => world.db`
  update price_quote set created_at = created_at - interval '6 minutes', holds_until = holds_until - interval '6 minutes' where id = ${id}`;

beforeEach(() => clearStreets(world));

describe('a price that a business holds', () => {
  it('says what it is made of, and until when', async () => {
    const [business, person] = [await listedBusiness(world), await sender()];
    const { status, result } = await askPrice(person, business.id);
    expect([status, result]).toEqual([
      201,
      expect.objectContaining({
        fee: 2600,
        currency: 'NGN',
        listVersion: 1,
        dispatchMode: 0,
        lines: [{ title: 'Distance', detail: 'up to 35 km', amount: 2600 }],
      }),
    ]);
    const holds = Date.parse(result.holdsUntil) - Date.now();
    expect(holds).toBeGreaterThan(4 * 60_000);
    expect(holds).toBeLessThanOrEqual(5 * 60_000 + 1_000);
  });

  it('is honoured for its five minutes, though the list costs more by then, and asks the business', async () => {
    const [business, person] = [await listedBusiness(world), await sender()];
    const quote = (await askPrice(person, business.id)).result;
    await writeList(business, { bands: [{ upToKm: 40, fee: 9000 }] });
    const posted = await sendQuoted(person, quote);
    expect([posted.status, posted.result.price]).toEqual([201, 2600]);
    const [order] = (await business.call(listOrders)).result.items;
    expect(order).toMatchObject({ packageId: posted.result.id, orderStatus: 0 });
    const [kept] =
      await world.db`select package_id, list_version, list->'bands'->1->>'fee' as fee from price_quote where id = ${quote.id}`;
    expect(kept, 'with the list it was made from').toEqual({ packageId: posted.result.id, listVersion: 1, fee: '2600' });
  });

  it('is over afterwards, and nothing is taken', async () => {
    const [business, person] = [await listedBusiness(world), await sender()];
    const quote = (await askPrice(person, business.id)).result;
    await later(quote.id);
    const { status, problem } = await sendQuoted(person, quote);
    expect([status, problem.code, problem.detail]).toEqual([410, 'quote_over', expect.stringContaining('nothing was taken')]);
    expect((await world.db`select from timeline_item where author_id = ${person.id}`).length).toBe(0);
  });

  it('is for one parcel, of whoever asked, and the one that was asked about', async () => {
    const [business, person, other] = [await listedBusiness(world), await sender(), await sender()];
    const quote = (await askPrice(person, business.id)).result;
    expect((await sendQuoted(other, quote)).problem.code).toBe('not_found');
    for (const [more, field] of [
      [{ weight: 3 }, 'weight'],
      [{ price: 2599 }, 'price'],
      [{ dispatchMode: 2 }, 'dispatchMode'],
      [{ deliveryPartner: 3 }, 'deliveryPartner'],
      [{ dropOffAddressJson: { ...ride.dropOffAddressJson, latitude: 6.46 } }, 'dropOffAddressJson'],
    ] as const)
      expect((await sendQuoted(person, quote, more)).problem.errors[0]?.field).toBe(field);
    expect((await sendQuoted(person, quote)).status).toBe(201);
    expect((await sendQuoted(person, quote)).problem.code, 'a second parcel').toBe('quote_over');
  });

  it('is taken by one of two parcels that are posted at once', async () => {
    const [business, person] = [await listedBusiness(world), await sender()];
    const quote = (await askPrice(person, business.id)).result;
    const answers = await Promise.all([sendQuoted(person, quote), sendQuoted(person, quote)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 410]);
  });

  it('is one, however often the same question arrives', async () => {
    const [business, person] = [await listedBusiness(world), await sender()];
    const key = randomUUID();
    const [one, other] = [await askPrice(person, business.id, {}, key), await askPrice(person, business.id, {}, key)];
    expect(other.result).toEqual(one.result);
    expect((await askPrice(person, business.id, { weight: 9 }, key)).problem.code).toBe('key_used_otherwise');
  });

  it('is not named for what the business does not do, nor to itself', async () => {
    const [business, person, bare] = [await listedBusiness(world), await sender(), await checkedBusiness(world)];
    const far = await askPrice(person, business.id, { dropOffAddressJson: wuse, deliveryPartner: 1, dispatchMode: 1 });
    expect([far.problem.code, far.problem.detail]).toEqual(['not_offered', expect.stringContaining('does not go that far')]);
    expect((await askPrice(person, business.id, { weight: 28 })).problem.detail).toContain('does not carry that much');
    expect((await askPrice(person, bare.id)).problem.code, 'no list and no base fare').toBe('not_offered');
    expect((await askPrice(person, person.id)).problem.code).toBe('forbidden');
    expect((await askPrice(business, business.id)).problem.code).toBe('forbidden');
  });

  it('stands beside the rider of an express parcel that was posted at it, and rings as any other', async () => {
    const [business, person] = [await listedBusiness(world), await sender()];
    await goOnDuty(business, 1, 0);
    const quote = (await askPrice(person, business.id, { deliveryPartner: 3 })).result;
    expect(quote.fee).toBe(3300);
    const posted = (await sendQuoted(person, quote, { deliveryPartner: 3, shipmentDate: dayIn(0) })).result;
    await writeList(business, { expressSupplement: 5000 });
    const query = {
      pickupAddressJson: JSON.stringify(ride.pickupAddressJson),
      dropOffAddressJson: JSON.stringify(ride.dropOffAddressJson),
      weight: 2.5,
    };
    const priceFor = async (more: Record<string, unknown> = {}) =>
      (await person.call(findRiders, { query: { ...query, ...more } })).result.riders[0]?.price;
    expect(await priceFor({ packageId: posted.id })).toMatchObject({ fee: 3300, isHeld: true });
    expect(await priceFor(), 'without the parcel').toMatchObject({ fee: 7600, isHeld: false });
    expect((await business.call(listOrders)).result.items, 'nobody was booked').toEqual([]);
  });

  it('is forgotten after a month', async () => {
    const [business, person] = [await listedBusiness(world), await sender()];
    const { id } = (await askPrice(person, business.id)).result;
    await world.db`update price_quote set created_at = created_at - interval '31 days' where id = ${id}`;
    await forgetOldQuotes.handle(world.node.context, {} as never);
    expect(await world.db`select from price_quote where id = ${id}`).toEqual([]);
  });
});
