import { orderStatus } from '@waybill/contract/orders/enums';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { updateUser } from '@waybill/contract/users/update-user';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { allPages } from '../support/all-pages.ts';
import { carrier, moveTo, offer, wantedParcel } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { book, dayIn, offerTrip } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

const pageFor = async (person: Person, query: Record<string, unknown> = {}) => (await person.call(listOrders, { query })).result;
const idsFor = async (person: Person, query: Record<string, unknown> = {}) =>
  (await pageFor(person, { limit: 50, ...query })).items.map(({ id }) => id);

/** Orders at known times: made by the API, then moved on the calendar. */
async function orderAt(sender: Person, by: Person, at: string): Promise<string> {
  const packageId = await wantedParcel(world, sender.id);
  const { id } = (await offer(by, packageId)).result;
  await world.db`update delivery_order set created_at = ${at} where id = ${id}`;
  return id;
}

describe('the list of orders', () => {
  let ada: Person;
  let ben: Person;
  let third: Person;
  /** Newest first: Ada sends, Ada carries, Ada sends, ... */
  const mixed: string[] = [];
  const sent: string[] = [];

  beforeAll(async () => {
    [ada, ben, third] = [
      await personWithMoney(world, { NGN: 200_000 }),
      await personWithMoney(world, { NGN: 200_000 }),
      await personWithMoney(world, { NGN: 200_000 }),
    ];
    for (let hour = 1; hour <= 9; hour += 1) {
      const isSent = hour % 3 !== 0;
      const at = `2026-03-01T${String(9 + hour).padStart(2, '0')}:00:00Z`;
      const id = isSent ? await orderAt(ada, ben, at) : await orderAt(third, ada, at);
      mixed.unshift(id);
      if (isSent) sent.unshift(id);
    }
    await orderAt(ben, third, '2026-03-01T11:30:00Z');
  });

  it('has both sides of somebody, newest first, and nobody else’s', async () => {
    expect(await idsFor(ada)).toEqual(mixed);
    const { items } = await pageFor(ada, { limit: 1 });
    expect(items[0]).toMatchObject({
      role: 'carrier',
      sender: { id: third.id, username: third.details.username },
      carrier: { id: ada.id },
      fee: 6000,
      charge: null,
      pickup: 'Yaba, Lagos',
      dropOff: 'Wuse, Abuja',
      shipmentDate: dayIn(3),
      itemCategoryId: 3,
      image: null,
    });
    expect(JSON.stringify(items)).not.toContain('Herbert Macaulay');
    expect((await pageFor(ada, { role: 'sender', limit: 1 })).items[0], 'what the sender pays beside the fee').toMatchObject({
      fee: 6000,
      charge: 500,
    });
  });

  it('goes on where a page ended, and skips as it is told', async () => {
    const seen = await allPages((on) => pageFor(ada, { limit: 2, ...on }));
    expect(seen.map(({ id }) => id)).toEqual(mixed);
    expect(await idsFor(ada, { limit: 3, skip: 4 })).toEqual(mixed.slice(4, 7));
    expect((await ada.call(listOrders, { query: { cursor: 'abc' } })).problem.code).toBe('invalid_input');
    expect((await ada.call(listOrders, { query: { limit: 51 } })).problem.code).toBe('invalid_input');
  });

  it('keeps orders of one moment apart', async () => {
    const person = await personWithMoney(world, { NGN: 40_000 });
    const ids: string[] = [];
    for (let index = 0; index < 4; index += 1) ids.push(await orderAt(person, ben, '2026-02-02T10:00:00Z'));
    const first = await pageFor(person, { limit: 2 });
    const second = await pageFor(person, { limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.sort().reverse());
    expect(second.nextCursor).toBeNull();
  });

  it('is narrowed to a side, a status, and what runs', async () => {
    expect(await idsFor(ada, { role: 'sender' })).toEqual(sent);
    expect(await idsFor(ada, { role: 'carrier' })).toEqual(mixed.filter((id) => !sent.includes(id)));
    const [running, declined] = [sent[0] ?? '', sent[1] ?? ''];
    expect((await moveTo(ada, running, 'Accepted')).status).toBe(200);
    expect((await moveTo(ada, declined, 'Declined')).status).toBe(200);
    expect(await idsFor(ada, { status: orderStatus.Accepted })).toEqual([running]);
    expect(await idsFor(ada, { status: orderStatus.Declined })).toEqual([declined]);
    expect(await idsFor(ada, { status: orderStatus.Requested })).toEqual(mixed.filter((id) => id !== running && id !== declined));
    expect(await idsFor(ada, { status: '' }), 'a field left empty').toEqual(mixed);
    expect(await idsFor(ada, { running: 'true' })).toEqual([running]);
    expect((await ada.call(listOrders, { query: { status: 10 } })).problem.code).toBe('invalid_input');
  });

  it('is narrowed to days in Lagos, both included', async () => {
    const person = await personWithMoney(world, { NGN: 40_000 });
    // A minute before midnight in Lagos, and midnight.
    const evening = await orderAt(person, ben, '2026-01-10T22:59:00Z');
    const morning = await orderAt(person, ben, '2026-01-10T23:00:00Z');
    expect(await idsFor(person, { startDate: '2026-01-10', endDate: '2026-01-10' })).toEqual([evening]);
    expect(await idsFor(person, { startDate: '2026-01-11' })).toEqual([morning]);
    expect(await idsFor(person, { endDate: '2026-01-11' })).toEqual([morning, evening]);
    expect((await person.call(listOrders, { query: { startDate: 'soon' } })).problem.code).toBe('invalid_input');
  });

  it('is narrowed to the days of the reader', async () => {
    const person = await personWithMoney(world, { NGN: 20_000 });
    // Half past midnight of the next day in Lagos, half past six in the evening in New York.
    const asked = await orderAt(person, ben, '2026-01-10T23:30:00Z');
    const on = (day: string, timeZone?: string) =>
      idsFor(person, { startDate: day, endDate: day, ...(timeZone === undefined ? {} : { timeZone }) });
    expect([await on('2026-01-10'), await on('2026-01-11')]).toEqual([[], [asked]]);
    expect([await on('2026-01-10', 'America/New_York'), await on('2026-01-11', 'America/New_York')]).toEqual([[asked], []]);
    const { problem } = await person.call(listOrders, { query: { timeZone: 'Lagos' } });
    expect(problem.errors).toEqual([{ field: 'timeZone', message: 'Please give the name of a time zone, like Africa/Lagos' }]);
  });

  it('is narrowed to whoever posted it: the beginning of a name is enough, and signs are no magic', async () => {
    expect(await idsFor(ada, { postedByUsername: third.details.username.toUpperCase() })).toEqual(
      mixed.filter((id) => !sent.includes(id)),
    );
    expect(await idsFor(ada, { postedByUsername: 'chidi' })).toEqual(mixed);
    expect(await idsFor(ada, { postedByUsername: '%' })).toEqual([]);
    expect(await idsFor(ada, { postedByUsername: '' })).toEqual(mixed);
  });

  it('is narrowed to a package, or to the trip it is booked on', async () => {
    const [sender, by] = [await personWithMoney(world, { NGN: 40_000 }), await carrier(world)];
    const trip = (await offerTrip(by)).result;
    const booked = (await book(sender, trip)).result;
    const other = await orderAt(sender, by, '2026-04-01T10:00:00Z');
    const [first] = await idsFor(by, { relatedTimelineItemid: trip.id });
    expect(first).not.toBe(other);
    expect(await idsFor(sender, { relatedTimelineItemid: booked.id })).toEqual([first]);
    expect(await idsFor(sender, { relatedTimelineItemid: newId('package') })).toEqual([]);
    expect(await idsFor(ada, { relatedTimelineItemid: trip.id }), 'somebody else’s').toEqual([]);
  });

  it('leaves out what a muted carrier merely asks for; the carrier notices nothing', async () => {
    const [sender, by] = [await personWithMoney(world, { NGN: 40_000 }), await carrier(world)];
    const id = await orderAt(sender, by, '2026-04-02T10:00:00Z');
    expect((await sender.call(updateUser, { body: { mutedUserId: by.id } })).status).toBeLessThan(300);
    expect(await idsFor(sender)).toEqual([]);
    expect(await idsFor(by)).toEqual([id]);
  });
});
