import { randomUUID } from 'node:crypto';
import { orderStatus } from '@waybill/contract/orders/enums';
import { createPackage } from '@waybill/contract/timeline/create-package';
import { deleteItem } from '@waybill/contract/timeline/delete-item';
import { afterAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { askFor, carrier, moveTo, offer, offered, orderOf, takeBack, wantedParcel } from '../support/orders.ts';
import { verifiedPerson } from '../support/people.ts';
import { balanceOf, personWithMoney } from '../support/people-with-money.ts';
import { book, offerTrip, parcel, uploadedPicture } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));

const rich = () => personWithMoney(world, { NGN: 13_000 });
const orders = (packageId: string) => world.db<{ id: string; status: number }[]>`
  select id, status from delivery_order where package_id = ${packageId} order by created_at, id`;

describe('a carrier who offers', () => {
  it('asks the sender, who hears of it', async () => {
    const [sender, by] = [await rich(), await carrier(world)];
    const packageId = await wantedParcel(world, sender.id);
    const stream = await listenAs(sender);
    const { status, result } = await offer(by, packageId);
    expect(status).toBe(201);
    expect(result).toMatchObject({
      packageId,
      orderStatus: orderStatus.Requested,
      role: 'carrier',
      askedBy: 'carrier',
      isBooking: false,
      fee: 6000,
      escrow: 'held',
      trackingId: expect.stringMatching(/^[2-9A-HJKMNP-Z]{9}$/),
      history: [{ what: 'order.requested', by: 'carrier', orderStatus: 0 }],
    });
    await eventually('The sender hears of it', async () => stream.events.length > 0);
    expect(stream.events).toEqual([{ type: 'order.changed', orderId: result.id, what: 'order.requested' }]);
    expect(await orderOf(sender, result.id)).toMatchObject({ role: 'sender', needsMe: true, pickupCode: null });
  });

  it('disturbs nobody who has muted them', async () => {
    const [sender, by] = [await rich(), await carrier(world)];
    await world.db`update profile set muted_users = ${[by.id]} where user_id = ${sender.id}`;
    const packageId = await wantedParcel(world, sender.id);
    const [stream, own] = [await listenAs(sender), await listenAs(by)];
    const first = (await offer(by, packageId)).result;
    expect((await takeBack(by, first.id)).status).toBe(204);
    await eventually('The carrier hears of both', async () => own.events.length > 1);
    const { id } = (await offer(by, packageId)).result;
    expect((await moveTo(sender, id, 'Accepted')).status).toBe(200);
    await eventually('The sender hears of the answer', async () => stream.events.length > 0);
    expect(stream.events).toEqual([{ type: 'order.changed', orderId: id, what: 'order.accepted' }]);
  });

  it('asks once: asked again, by the same key or another, it is the same order', async () => {
    const [sender, by] = [await rich(), await carrier(world)];
    const packageId = await wantedParcel(world, sender.id);
    const key = randomUUID();
    const answers = await atOnce(6, (index) => askFor(by, packageId, by.id, false, index % 2 ? key : randomUUID()));
    expect(tally(answers)).toEqual({ 201: 6 });
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    expect(await orders(packageId)).toHaveLength(1);
    const other = await wantedParcel(world, sender.id);
    expect((await askFor(by, other, by.id, false, key)).problem.code).toBe('key_used_otherwise');
  });

  it('has shown who they are, and does not carry their own', async () => {
    const sender = await rich();
    const packageId = await wantedParcel(world, sender.id);
    expect((await offer(await verifiedPerson(world), packageId)).problem.code).toBe('kyc_required');
    expect((await offer(sender, packageId)).problem.code).toBe('own_package');
    expect(await orders(packageId)).toEqual([]);
  });

  it('speaks for nobody else and books nothing', async () => {
    const [sender, by, other] = [await rich(), await carrier(world), await carrier(world)];
    const packageId = await wantedParcel(world, sender.id);
    expect((await askFor(by, packageId, other.id)).problem.code).toBe('forbidden');
    expect((await askFor(by, packageId, by.id, true)).problem.code).toBe('forbidden');
    expect((await askFor(sender, packageId, by.id, true)).problem.code, 'it was posted for everybody').toBe('forbidden');
    expect((await askFor(sender, packageId, by.id)).problem.code).toBe('forbidden');
    expect((await askFor(by, newId('package'), by.id)).problem.code).toBe('not_found');
    expect((await askFor(by, 'pkg_1', by.id)).problem.code).toBe('invalid_input');
    expect(await orders(packageId)).toEqual([]);
  });

  it('is too late when somebody else carries it, its day is over or it was taken down', async () => {
    const [sender, by, late] = [await personWithMoney(world, { NGN: 26_000 }), await carrier(world), await carrier(world)];
    const { packageId, orderId } = await offered(world, { sender, carrier: by });
    expect((await moveTo(sender, orderId, 'Accepted')).status).toBe(200);
    expect((await offer(late, packageId)).problem.code).toBe('already_matched');
    const past = await wantedParcel(world, sender.id, { day: '2020-01-01' });
    expect((await offer(late, past)).problem.code).toBe('no_longer_open');
    const gone = await wantedParcel(world, sender.id);
    expect((await sender.call(deleteItem, { params: { itemType: 1, itemId: gone } })).status).toBe(204);
    expect((await offer(late, gone)).problem.code).toBe('not_found');
  });

  it('finds nothing of a sender who is blocked', async () => {
    const [sender, by] = [await rich(), await carrier(world)];
    const packageId = await wantedParcel(world, sender.id);
    await world.db`update account set blocked_at = now() where id = ${sender.id}`;
    expect((await offer(by, packageId)).problem.code).toBe('not_found');
  });
});

describe('a booking', () => {
  it('is an order from the moment the parcel is posted, and asking for it answers that one', async () => {
    const [goer, sender] = [await carrier(world), await rich()];
    const trip = (await offerTrip(goer)).result;
    const booked = (await book(sender, trip)).result;
    const [order] = await orders(booked.id);
    expect(order?.status).toBe(orderStatus.Requested);
    const { status, result } = await askFor(sender, booked.id, goer.id, true);
    expect([status, result.id]).toEqual([201, order?.id]);
    expect(result).toMatchObject({ askedBy: 'sender', isBooking: true, role: 'sender', needsMe: false });
    expect((await offer(goer, booked.id)).result.id, 'the carrier who was asked finds it, too').toBe(order?.id);
    expect((await offer(await carrier(world), booked.id)).problem.code, 'nobody else knows of it').toBe('not_found');
    expect(await orders(booked.id)).toHaveLength(1);
  });

  it('makes the order where the parcel has none yet', async () => {
    const [goer, sender] = [await carrier(world), await rich()];
    const trip = (await offerTrip(goer)).result;
    const packageId = await wantedParcel(world, sender.id, { booking: { askedOf: goer.id, relatedItemId: trip.id } });
    expect((await askFor(sender, packageId, (await carrier(world)).id, true)).problem.code).toBe('forbidden');
    expect((await askFor(sender, packageId, goer.id, true)).result).toMatchObject({ orderStatus: 0, askedBy: 'sender' });
  });

  it('that is declined ends the parcel, and the money goes back', async () => {
    const [goer, sender] = [await carrier(world), await rich()];
    const booked = (await book(sender, (await offerTrip(goer)).result)).result;
    const [order] = await orders(booked.id);
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(6500);
    expect((await moveTo(sender, order?.id ?? '', 'Declined')).problem.code).toBe('forbidden');
    expect((await moveTo(goer, order?.id ?? '', 'Declined')).result).toMatchObject({
      orderStatus: orderStatus.Declined,
      escrow: 'released',
      package: { status: 'withdrawn' },
    });
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(13_000);
  });

  it('is over when the trip or the parcel is taken down', async () => {
    const [goer, sender] = [await carrier(world), await rich()];
    const trip = (await offerTrip(goer)).result;
    const [first, second] = [(await book(sender, trip)).result, (await book(sender, trip)).result];
    expect((await sender.call(deleteItem, { params: { itemType: 1, itemId: first.id } })).status).toBe(204);
    expect((await goer.call(deleteItem, { params: { itemType: 2, itemId: trip.id } })).status).toBe(204);
    for (const [{ id }, by] of [
      [first, 'sender'],
      [second, 'carrier'],
    ] as const) {
      const [order] = await orders(id);
      const view = await orderOf(goer, order?.id ?? '');
      expect(view).toMatchObject({ orderStatus: orderStatus.Cancelled, escrow: 'released' });
      expect(view.history.at(-1)).toMatchObject({ what: 'order.cancelled', by });
      expect((await moveTo(goer, view.id, 'Accepted')).problem.code).toBe('step_not_allowed');
    }
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(13_000);
  });
});

describe('taking a parcel down', () => {
  it('ends every offer for it and tells those who made one; its pictures stay with the story', async () => {
    const [sender, one, two] = [await rich(), await carrier(world), await carrier(world)];
    const picture = await uploadedPicture(world, sender.id);
    const body = parcel({ imageIdList: [picture] });
    const { id } = (await sender.call(createPackage, { body })).result;
    const offers = [(await offer(one, id)).result, (await offer(two, id)).result];
    const stream = await listenAs(one);
    expect((await sender.call(deleteItem, { params: { itemType: 1, itemId: id } })).status).toBe(204);
    await eventually('The carrier hears of it', async () => stream.events.length > 0);
    expect(stream.events).toEqual([{ type: 'order.changed', orderId: offers[0]?.id, what: 'order.cancelled' }]);
    for (const [index, by] of [one, two].entries())
      expect(await orderOf(by, offers[index]?.id ?? '')).toMatchObject({
        orderStatus: orderStatus.Cancelled,
        package: { status: 'withdrawn', images: [{ publicId: picture }] },
      });
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(13_000);
  });
});
