import { type OrderStatus, orderStatus } from '@waybill/contract/orders/enums';
import { getOrder } from '@waybill/contract/orders/get-order';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { stepsFor } from '@waybill/contract/orders/process';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { carrier, codesOf, dealAt, letTimePass, moveTo, offer, offered, orderOf, wantedParcel } from '../support/orders.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { book, offerTrip, uploadedPicture } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });
const rich = () => personWithMoney(world, { NGN: 13_000 });
const doors = ['12 Herbert Macaulay Way', '7 Aminu Kano Crescent', 'Halima', '+2348059876543', '+2348031234567'];

describe('an order', () => {
  it('is there for its two sides and for nobody else', async () => {
    const { orderId } = await offered(world);
    const stranger = await carrier(world);
    expect((await stranger.call(getOrder, { params: { id: orderId } })).problem.code).toBe('not_found');
    expect((await stranger.call(getOrder, { params: { id: newId('order') } })).problem.code).toBe('not_found');
    expect((await stranger.call(getOrder, { params: { id: 'ord_1' } })).problem.code).toBe('invalid_input');
  });

  it('shows each side what it may do, as the table says, and whose turn it is', async () => {
    const { sender, carrier: by, orderId } = await offered(world);
    await world.db`update profile set kyc_status = 0 where user_id = ${sender.id}`;
    const [theirs, ours] = [await orderOf(sender, orderId), await orderOf(by, orderId)];
    expect(theirs).toMatchObject({
      role: 'sender',
      needsMe: true,
      escrow: 'held',
      fee: 6000,
      commission: 600,
      carrierEarns: 5400,
      carrier: { id: by.id, isIdentityChecked: true },
      sender: { id: sender.id, isIdentityChecked: false },
    });
    expect(theirs.actions.map(({ to }) => to)).toEqual([orderStatus.Accepted, orderStatus.Declined]);
    expect(ours).toMatchObject({ role: 'carrier', needsMe: false });
    expect(ours.actions).toEqual([{ to: orderStatus.Cancelled, label: 'Withdraw my offer', needs: null, isAsking: false }]);
    expect(theirs.movesBy).toEqual({ at: expect.any(String), to: orderStatus.Expired });
    expect(theirs.can).toEqual({ rate: false, sendCode: false, changeReceiver: 'no', addEvidence: false, sayAboutDoor: false });
  });

  it('never shows the carrier a code, in any status', async () => {
    const { carrier: by, sender, orderId } = await dealAt(world, 'Accepted');
    const { pickup, handover } = codesOf(world, orderId);
    const seen: string[] = [];
    const lookAgain = async () => seen.push(JSON.stringify(await orderOf(by, orderId)));
    await lookAgain();
    expect((await orderOf(sender, orderId)).pickupCode).toBe(pickup);
    seen.push(JSON.stringify((await moveTo(by, orderId, 'PickedUp', { code: pickup })).result));
    expect((await orderOf(sender, orderId)).pickupCode, 'once it is picked up nobody needs it').toBeNull();
    await moveTo(by, orderId, 'InTransit');
    await lookAgain();
    await moveTo(by, orderId, 'Delivered', { code: handover });
    await lookAgain();
    expect(JSON.stringify(await orderOf(sender, orderId)), 'the receiver’s is the receiver’s').not.toContain(handover);
    for (const view of seen) {
      expect(view).not.toContain(pickup);
      expect(view).not.toContain(handover);
    }
  });

  it('shows doors and phones to the carrier from acceptance on, and not when it ended before', async () => {
    const { sender, carrier: by, orderId, packageId } = await offered(world);
    const other = await carrier(world);
    const lost = (await offer(other, packageId)).result.id;
    const requested = JSON.stringify(await orderOf(by, orderId));
    for (const door of doors) expect(requested).not.toContain(door);
    expect((await orderOf(sender, orderId)).carrierPhoneNumber, 'not before they agree').toBeNull();
    await moveTo(sender, orderId, 'Accepted');
    const accepted = await orderOf(by, orderId);
    expect(accepted.package).toMatchObject({
      pickupAddress: '12 Herbert Macaulay Way, Yaba',
      secrets: { receiverPhoneNumber: '+2348059876543' },
    });
    expect((await orderOf(sender, orderId)).carrierPhoneNumber).toBe(by.details.phoneNumber);
    const loser = await orderOf(other, lost);
    expect(loser).toMatchObject({ orderStatus: orderStatus.Declined, carrierPhoneNumber: null, package: { secrets: null } });
    for (const door of doors) expect(JSON.stringify(loser)).not.toContain(door);
    await moveTo(sender, orderId, 'Cancelled', { cancellationReasons: [{ id: 1 }] });
    const cancelled = JSON.stringify(await orderOf(by, orderId));
    for (const door of doors) expect(cancelled, 'a delivery that is off is nobody’s business').not.toContain(door);
    expect((await orderOf(sender, orderId)).carrierPhoneNumber).toBeNull();
  });

  it('of a booking that was declined or not answered tells the carrier no doors', async () => {
    for (const how of ['declined', 'expired'] as const) {
      const [sender, by] = [await rich(), await carrier(world)];
      const trip = (await offerTrip(by)).result;
      const { id: packageId } = (await book(sender, trip)).result;
      const [row] = await world.db<{ id: string }[]>`select id from delivery_order where package_id = ${packageId}`;
      const id = row?.id ?? '';
      expect(await orderOf(by, id)).toMatchObject({ isBooking: true, askedBy: 'sender', needsMe: true });
      if (how === 'declined') await moveTo(by, id, 'Declined');
      else await letTimePass(world, id);
      const view = await orderOf(by, id);
      expect(view.orderStatus).toBe(how === 'declined' ? orderStatus.Declined : orderStatus.Expired);
      expect(view.package.secrets).toBeNull();
      for (const door of doors) expect(JSON.stringify(view)).not.toContain(door);
    }
  });

  it('tells its history with photos and proofs, and what the carrier asks for after pickup', async () => {
    const { sender, carrier: by, orderId } = await dealAt(world, 'Accepted');
    const photo = await uploadedPicture(world, by.id);
    await moveTo(by, orderId, 'PickedUp', { imageIdList: [photo] });
    await moveTo(by, orderId, 'Cancelled', { cancellationReasons: [{ id: 11, customText: '  A flat tyre  ' }] });
    const view = await orderOf(sender, orderId);
    expect(view.history.map(({ what }) => what)).toEqual([
      'order.requested',
      'order.accepted',
      'order.picked-up',
      'cancellation-asked',
    ]);
    expect(view.history[2]).toMatchObject({ by: 'carrier', proof: 'photo', images: [{ publicId: photo }] });
    expect(view.cancellationAsked?.cancellationReasons).toEqual([{ id: 11, customText: 'A flat tyre' }]);
    expect(view.movesBy).toEqual({ at: view.cancellationAsked?.answerBy, to: orderStatus.Disputed });
    expect(view).toMatchObject({ needsMe: true, can: { sendCode: true, changeReceiver: 'pin' } });
    expect(view.actions[0]).toEqual({ to: orderStatus.Cancelled, label: 'I have it back', needs: null, isAsking: false });
    expect(
      (await orderOf(by, orderId)).actions.some(({ isAsking }) => isAsking),
      'asked once is enough',
    ).toBe(false);
  });

  it('has the reasons of its cancellation, asked for or made, here and in the list; and its id by both names', async () => {
    const { sender, carrier: by, orderId } = await dealAt(world, 'PickedUp');
    const reasons = [{ id: 9, customText: '' }];
    const seen = async () => {
      const [listed] = (await sender.call(listOrders)).result.items;
      const view = await orderOf(by, orderId);
      expect([listed?.orderId, view.orderId]).toEqual([orderId, view.id]);
      expect(listed?.cancellationReasons).toEqual(view.cancellationReasons);
      return view.cancellationReasons;
    };
    expect(await seen()).toEqual([]);
    await moveTo(by, orderId, 'Cancelled', { cancellationReasons: reasons });
    expect(await seen(), 'asked for').toEqual(reasons);
    await moveTo(sender, orderId, 'Cancelled');
    expect(await seen(), 'made').toEqual(reasons);
    const other = await dealAt(world, 'PickedUp');
    await moveTo(other.carrier, other.orderId, 'Cancelled', { cancellationReasons: reasons });
    await moveTo(other.carrier, other.orderId, 'Delivered', { code: codesOf(world, other.orderId).handover });
    expect((await orderOf(other.sender, other.orderId)).cancellationReasons, 'overtaken by the handover').toEqual([]);
  });

  it('says where the carrier is and when it is likely to arrive, only while the parcel is on its way', async () => {
    const { sender, carrier: by, orderId } = await dealAt(world, 'Accepted');
    const place = async (age: string) => world.db`
      insert into carrier_duty (user_id, latitude, longitude, spot, positioned_at)
      values (${by.id}, 7.4, 3.9, point(3.9, 7.4), now() - ${age}::interval)
      on conflict (user_id) do update set positioned_at = excluded.positioned_at`;
    await place('1 minute');
    expect(await orderOf(sender, orderId)).toMatchObject({ position: null, estimatedArrival: null });
    await moveTo(by, orderId, 'PickedUp', { code: codesOf(world, orderId).pickup });
    expect((await orderOf(sender, orderId)).position, 'before they had it').toBeNull();
    await place('0 minutes');
    const view = await orderOf(sender, orderId);
    expect(view.position).toMatchObject({ latitude: 7.4, longitude: 3.9 });
    expect(Date.parse(view.estimatedArrival ?? '')).toBeGreaterThan(Date.now());
    await world.db`update order_event set heard_at = heard_at - interval '3 days' where order_id = ${orderId}`;
    await place('2 days');
    expect(await orderOf(sender, orderId), 'that was the day before yesterday').toMatchObject({ position: null });
    await moveTo(by, orderId, 'Delivered', { code: codesOf(world, orderId).handover });
    expect(await orderOf(sender, orderId)).toMatchObject({ position: null, estimatedArrival: null, escrow: 'captured' });
  });

  it('offers no button that the table does not have, whatever its status', async () => {
    const { sender, carrier: by, orderId } = await offered(world);
    for (const status of Object.values(orderStatus) as OrderStatus[]) {
      await world.db`update delivery_order set status = ${status}, due_at = null where id = ${orderId}`;
      for (const [person, side] of [
        [sender, 'sender'],
        [by, 'carrier'],
      ] as const) {
        const allowed = stepsFor({ status, askedBy: 'carrier' }, side).map(({ to, label }) => ({ to, label }));
        const { actions } = await orderOf(person, orderId);
        expect(actions.map(({ to, label }) => ({ to, label }))).toEqual(allowed);
      }
    }
  });

  it('is as it was when its package is long gone from the timeline', async () => {
    const sender = await rich();
    const by = await carrier(world);
    const packageId = await wantedParcel(world, sender.id);
    const { id } = (await offer(by, packageId)).result;
    await world.db`update timeline_item set removed_at = now(), status = 'withdrawn' where id = ${packageId}`;
    expect((await orderOf(by, id)).package.id).toBe(packageId);
  });
});
