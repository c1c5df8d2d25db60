import { hideItem } from '@waybill/contract/timeline/hide-item';
import { listBookings } from '@waybill/contract/timeline/list-bookings';
import { reportItem } from '@waybill/contract/timeline/report-item';
import { searchTimeline } from '@waybill/contract/timeline/search-timeline';
import { updateUser } from '@waybill/contract/users/update-user';
import { afterAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { atOnce } from '../support/at-once.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { balanceOf, expectBooksToBeRight, personWithMoney } from '../support/people-with-money.ts';
import { book, checkedBusiness, dayIn, feedOf, look, offerBatch, offerTrip, traveller, write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });
afterAll(async () => {
  await expectBooksToBeRight(world);
  expect(await proveMoney(world.db)).toEqual([]);
});

const bookingsOf = async (person: Pick<Person, 'call'>, query: Record<string, unknown> = {}) =>
  (await person.call(listBookings, { query })).result.items.map(({ id }) => id);

describe('a booking', () => {
  it('is a package that only its sender and the carrier it asks can see', async () => {
    const goer = await traveller(world);
    const trip = (await offerTrip(goer)).result;
    const sender = await personWithMoney(world, { NGN: 10_000 });
    const stream = await listenAs(goer);
    const booked = (await book(sender, trip, { description: 'quietbooking' })).result;
    expect(booked).toMatchObject({ relatedTimelineItemType: 2, relatedTimelineItemId: trip.id, status: 'open' });
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(3500);
    await eventually('The carrier hears of it', async () => stream.events.length > 1);
    expect(stream.events).toEqual([
      { type: 'order.changed', orderId: expect.any(String), what: 'order.requested' },
      { type: 'timeline.item-changed', itemType: 2, itemId: trip.id },
    ]);

    expect(await bookingsOf(goer)).toEqual([booked.id]);
    expect(await feedOf(sender, { itemType: 6 })).toEqual([booked.id]);
    const { item } = (await look(goer, booked)).result;
    expect(item).toMatchObject({ pickupAddress: 'Yaba, Lagos', secrets: null, can: { carry: true } });

    const other = await verifiedPerson(world);
    expect((await look(other, booked)).problem.code).toBe('not_found');
    for (const person of [other, goer, sender]) {
      expect(await feedOf(person)).not.toContain(booked.id);
      expect((await person.call(searchTimeline, { query: { searchText: 'quietbooking' } })).result.items).toEqual([]);
    }
    expect(await bookingsOf(other)).toEqual([]);
  });

  it('shows everything to the carrier once matched', async () => {
    const goer = await traveller(world);
    const sender = await personWithMoney(world, { NGN: 10_000 });
    const booked = (await book(sender, (await offerTrip(goer)).result)).result;
    await world.db`update timeline_item set status = 'matched' where id = ${booked.id}`;
    await world.db`update package set carrier_id = ${goer.id} where item_id = ${booked.id}`;
    const { item } = (await look(goer, booked)).result;
    expect(item).toMatchObject({ pickupAddress: '12 Herbert Macaulay Way, Yaba', secrets: { receiverFullName: 'Halima Yusuf' } });
  });

  it('can be listed by trip, page by page', async () => {
    const goer = await traveller(world);
    const [one, other] = [(await offerTrip(goer)).result, (await offerTrip(goer, { dispatchMode: 5 })).result];
    const sender = await personWithMoney(world, { NGN: 100_000 });
    const [a, b, c] = [(await book(sender, one)).result, (await book(sender, other)).result, (await book(sender, one)).result];
    expect(await bookingsOf(goer)).toEqual([c.id, b.id, a.id]);
    expect(await bookingsOf(goer, { timelineItemId: one.id })).toEqual([c.id, a.id]);
    const { nextCursor } = (await goer.call(listBookings, { query: { limit: 1 } })).result;
    expect(await bookingsOf(goer, { cursor: nextCursor, limit: 1 })).toEqual([b.id]);
    expect((await goer.call(listBookings, { query: { timelineItemId: 'x' } })).problem.code).toBe('invalid_input');
  });

  it('is of a trip or batch of somebody else that is still to come, in its currency', async () => {
    const goer = await personWithMoney(world, { NGN: 100_000, USD: 100 });
    const trip = (await offerTrip(goer)).result;
    const sender = await personWithMoney(world, { NGN: 100_000, USD: 100 });
    expect((await book(goer, trip)).problem.code).toBe('forbidden');
    expect((await book(sender, { itemType: 2, id: newId('travellersRequest') })).problem.code).toBe('not_found');
    expect((await book(sender, { ...trip, itemType: 4 })).problem.code).toBe('not_found');
    const post = (await write(goer, 'Hello')).result;
    expect((await book(sender, post)).problem.errors[0]?.field).toBe('relatedTimelineItemType');
    await world.db`update timeline_item set ship_date = ${dayIn(-1)} where id = ${trip.id}`;
    expect((await book(sender, trip)).problem.code).toBe('no_longer_open');
    const batch = (await offerBatch(await checkedBusiness(world), { currency: 'USD', priceStart: 5, priceEnd: 9 })).result;
    expect((await book(sender, batch)).problem.errors[0]?.field).toBe('currency');
    expect((await book(sender, batch, { currency: 'USD', price: 7, costOfItem: 100 })).status).toBe(201);
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(100_000);
  });

  it('is for the day and the way of what it books, and for no less than a batch begins at', async () => {
    const sender = await personWithMoney(world, { NGN: 100_000 });
    const trip = (await offerTrip(await traveller(world))).result;
    const batch = (await offerBatch(await checkedBusiness(world))).result;
    const refusals = [
      await book(sender, trip, { shipmentDate: dayIn(4) }),
      await book(sender, trip, { dispatchMode: 1 }),
      await book(sender, batch, { shipmentDate: dayIn(4) }),
      await book(sender, batch, { price: 1999.99 }),
    ].map(({ problem }) => [problem.code, problem.errors[0]?.field]);
    expect(refusals).toEqual([
      ['invalid_input', 'shipmentDate'],
      ['invalid_input', 'dispatchMode'],
      ['invalid_input', 'shipmentDate'],
      ['amount_out_of_limits', 'price'],
    ]);
    expect((await book(sender, batch, { price: 1000 })).problem.detail).toBe('This batch begins at ₦2,000.00.');
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(100_000);
    const taken = [await book(sender, trip), await book(sender, batch, { price: 2000, dispatchMode: 2 })];
    expect(taken.map(({ status }) => status)).toEqual([201, 201]);
  });

  it('of somebody one has muted, or that one has reported or put away, is not listed; what one carries stays', async () => {
    const goer = await traveller(world);
    const trip = (await offerTrip(goer)).result;
    const [pest, other] = [await personWithMoney(world, { NGN: 20_000 }), await personWithMoney(world, { NGN: 40_000 })];
    const carried = (await book(pest, trip)).result;
    await world.db`update timeline_item set status = 'matched' where id = ${carried.id}`;
    await book(pest, trip);
    const [reported, away, good] = [
      (await book(other, trip)).result,
      (await book(other, trip)).result,
      (await book(other, trip)).result,
    ];
    await goer.call(updateUser, { body: { mutedUserId: pest.id } });
    const report = { itemType: reported.itemType, timelineItemId: reported.id, reason: 'scam' };
    expect((await goer.call(reportItem, { body: report })).status).toBe(204);
    expect((await goer.call(hideItem, { params: { itemType: away.itemType, itemId: away.id } })).status).toBe(204);
    expect(await bookingsOf(goer)).toEqual([good.id, carried.id]);
  });

  it('of each other at the same moment keeps nobody waiting', async () => {
    const [one, other] = [await personWithMoney(world, { NGN: 100_000 }), await personWithMoney(world, { NGN: 100_000 })];
    const trips = [(await offerTrip(one)).result, (await offerTrip(other)).result] as const;
    const answers = await atOnce(12, (index) => (index % 2 ? book(one, trips[1]) : book(other, trips[0])));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await bookingsOf(one)).toHaveLength(6);
  });
});
