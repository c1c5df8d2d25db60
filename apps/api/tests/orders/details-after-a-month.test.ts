import { listNotifications } from '@waybill/contract/notifications/list-notifications';
import { otherReasonId } from '@waybill/contract/orders/enums';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { listBookings } from '@waybill/contract/timeline/list-bookings';
import { searchTimeline } from '@waybill/contract/timeline/search-timeline';
import { exportData } from '@waybill/contract/users/export-data';
import { getUser } from '@waybill/contract/users/get-user';
import { listTransactions } from '@waybill/contract/wallet/list-transactions';
import { describe, expect, it } from 'vitest';
import { messagesOf, roomsOf } from '../support/chat.ts';
import { confirm } from '../support/leaving.ts';
import { negotiationOf } from '../support/negotiations.ts';
import { codesOf, moveTo, orderOf } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { book, look, offerTrip, traveller } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });
const doors = ['12 Herbert Macaulay Way', '7 Aminu Kano Crescent', 'Halima', '+2348059876543', '+2348031234567'];

/** A booked parcel that was handed over so many days ago. */
async function delivered(daysAgo: number) {
  const [sender, carrier] = [await personWithMoney(world, { NGN: 6_500 }), await traveller(world)];
  const trip = (await offerTrip(carrier)).result;
  const parcel = (await book(sender, trip)).result;
  const [order] = (await sender.call(listOrders)).result.items;
  const orderId = order?.id ?? '';
  for (const [to, more] of [
    ['Accepted', {}],
    ['PickedUp', { code: codesOf(world, orderId).pickup }],
    ['Delivered', { code: codesOf(world, orderId).handover }],
  ] as const)
    expect((await moveTo(carrier, orderId, to, more)).status).toBe(200);
  await world.db`update delivery_order set changed_at = now() - ${daysAgo} * interval '1 day' where id = ${orderId}`;
  return { sender, carrier, parcel, orderId };
}

/** Everything that somebody can read about a parcel, as one text. */
async function everythingSeenBy(
  person: Person,
  { parcel, orderId, other }: { parcel: { id: string; itemType: number }; orderId: string; other: Person },
) {
  await confirm(person);
  const rooms = await roomsOf(person);
  return JSON.stringify([
    await orderOf(person, orderId),
    (await look(person, parcel)).result,
    (await person.call(listOrders)).result,
    (await person.call(listBookings)).result,
    (await person.call(searchTimeline, { query: { searchText: 'Yaba' } })).result,
    (await person.call(listNotifications)).result,
    (await person.call(listTransactions)).result,
    (await person.call(getUser, { params: { uid: other.id } })).result,
    (await negotiationOf(person, parcel.id, other.id)).status,
    rooms,
    ...(await Promise.all(rooms.map(({ id }) => messagesOf(person, id)))),
    (await person.call(exportData)).result,
  ]);
}

describe('names, phones and doors of a parcel', () => {
  it('are seen by whoever carried it for thirty days after it arrived', async () => {
    const { sender, carrier, parcel, orderId } = await delivered(29);
    const text = await everythingSeenBy(carrier, { parcel, orderId, other: sender });
    for (const door of doors) expect(text).toContain(door);
    expect((await orderOf(sender, orderId)).carrierPhoneNumber).toBe(carrier.details.phoneNumber);
  });

  it('are hidden from them after that, wherever they look; the part of town is not', async () => {
    const { sender, carrier, parcel, orderId } = await delivered(31);
    const text = await everythingSeenBy(carrier, { parcel, orderId, other: sender });
    for (const secret of [...doors, sender.details.phoneNumber, sender.details.email]) expect(text).not.toContain(secret);
    const { package: seen } = await orderOf(carrier, orderId);
    expect(seen).toMatchObject({ secrets: null, pickupAddress: 'Yaba, Lagos', dropoffAddress: 'Wuse, Abuja' });
  });

  it('stay the sender’s own, who sees the carrier’s phone as long as the carrier sees theirs', async () => {
    const { sender, carrier, parcel, orderId } = await delivered(31);
    const text = await everythingSeenBy(sender, { parcel, orderId, other: carrier });
    for (const door of doors) expect(text).toContain(door);
    expect(text).not.toContain(carrier.details.phoneNumber);
  });

  it('are hidden at once from whoever does not carry it after all', async () => {
    const [sender, carrier] = [await personWithMoney(world, { NGN: 6_500 }), await traveller(world)];
    const trip = (await offerTrip(carrier)).result;
    const parcel = (await book(sender, trip)).result;
    const [order] = (await sender.call(listOrders)).result.items;
    const orderId = order?.id ?? '';
    expect((await moveTo(carrier, orderId, 'Accepted')).status).toBe(200);
    expect((await orderOf(carrier, orderId)).package.secrets).not.toBeNull();
    expect(
      (await moveTo(carrier, orderId, 'Cancelled', { cancellationReasons: [{ id: otherReasonId, customText: 'I am ill' }] }))
        .status,
    ).toBe(200);
    const text = await everythingSeenBy(carrier, { parcel, orderId, other: sender });
    for (const door of doors) expect(text).not.toContain(door);
  });
});
