import { randomUUID } from 'node:crypto';
import { changePackage } from '@waybill/contract/orders/change-package';
import { changeReceiver } from '@waybill/contract/orders/change-receiver';
import { createNegotiation } from '@waybill/contract/orders/create-negotiation';
import { orderStatus } from '@waybill/contract/orders/enums';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';
import { describe, expect, it } from 'vitest';
import { carrier, codesOf, fee, moveTo, orderOf } from '../support/orders.ts';
import { balanceOf, goodPin, personWithMoney, unclearedOf } from '../support/people-with-money.ts';
import { arrive, goods, nearTheDoor, payAtTheDoor, soldAt, soldParcel } from '../support/sold-parcels.ts';
import { uploadedPicture, wuse } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('a parcel that was sold', () => {
  it('shows a carrier what it pays before they offer, and what it costs its buyer to those who deal only', async () => {
    const seller = await personWithMoney(world, { NGN: 50_000 });
    const { packageId } = await soldParcel(world, seller);
    const seen = async (by: typeof seller) =>
      (await by.call(getTimelineItem, { params: { itemType: '1', timelineItemId: packageId }, query: {} })).result.item;
    const forAll = { payWhen: 'door', attemptPays: fee / 2, isFeeFixed: true };
    expect(await seen(await carrier(world))).toMatchObject({ sale: { ...forAll, goods: null } });
    expect(await seen(seller)).toMatchObject({ sale: { ...forAll, goods } });
  });

  it('has the sums for both sides, and nothing that opens the door', async () => {
    const deal = await soldAt(world, 'Accepted', { mayOpenFirst: true });
    const sums = { goods, fee, buyerPays: goods + fee + 500, currency: 'NGN', halfFee: fee / 2, backFee: fee / 2 };
    const door = { ...sums, isPaid: false, payWhen: 'door', mayOpenFirst: true, arrivedAt: null, until: null, attempts: [] };
    for (const side of [deal.sender, deal.carrier]) expect((await orderOf(side, deal.orderId)).door).toMatchObject(door);
    const { handover, pickup } = codesOf(world, deal.orderId);
    const forCarrier = JSON.stringify(await orderOf(deal.carrier, deal.orderId));
    for (const secret of [handover, pickup, deal.buyerId]) expect(forCarrier).not.toContain(secret);
  });

  it('keeps the fee that its buyer was told', async () => {
    const seller = await personWithMoney(world, { NGN: 50_000 });
    const by = await carrier(world);
    const { packageId } = await soldParcel(world, seller);
    const named = await by.call(createNegotiation, {
      body: { packageId, otherPartyId: seller.id, amount: fee + 1000, reason: 'Far' },
      idempotencyKey: randomUUID(),
    });
    expect([named.status, named.problem.code]).toEqual([409, 'fee_differs']);
    const changed = await seller.call(changePackage, {
      params: { packageId },
      body: { price: fee + 1000, pin: goodPin },
      idempotencyKey: randomUUID(),
    });
    expect([changed.status, changed.problem.code]).toEqual([409, 'fee_differs']);
  });

  it('goes to whoever bought it, and to nobody else', async () => {
    const { sender, orderId } = await soldAt(world, 'PickedUp');
    const receiver = {
      receiverFullName: 'A Friend',
      receiverPhoneNumber: '+2348059876549',
      dropoffAddress: '7 Aminu Kano Crescent, Wuse',
      dropOffAddressJson: wuse,
      pin: goodPin,
    };
    const changed = await sender.call(changeReceiver, { params: { id: orderId }, body: receiver });
    expect([changed.status, changed.problem.code]).toEqual([403, 'forbidden']);
    const sameOne = { ...receiver, receiverFullName: 'Halima Yusuf', receiverPhoneNumber: '+2348059876543' };
    const moved = { ...sameOne, dropoffAddress: '9 Aminu Kano Crescent, Wuse' };
    expect((await sender.call(changeReceiver, { params: { id: orderId }, body: moved })).status).toBe(200);
  });
});

describe('at the door', () => {
  it('neither the code nor a photo hands over what is not paid, nor a claim from a phone without network', async () => {
    const { carrier: by, orderId } = await soldAt(world, 'InTransit');
    const code = codesOf(world, orderId).handover;
    const imageIdList = [await uploadedPicture(world, by.id)];
    for (const proof of [{ code }, { imageIdList }, { code, happenedAt: new Date().toISOString() }, { code: '000000' }]) {
      const answer = await moveTo(by, orderId, 'Delivered', proof);
      expect([answer.status, answer.problem.code]).toEqual([409, 'not_paid_yet']);
      expect(answer.problem.detail).toBe('Not paid yet. A picture of a bank alert proves nothing: wait for PAID here.');
    }
    expect((await orderOf(by, orderId)).orderStatus).toBe(orderStatus.InTransit);
    // Nothing was tried: a code that is not asked for does not rest.
    const [tries] = await world.db<{ handoverWrongTries: number }[]>`
      select handover_wrong_tries from delivery_order where id = ${orderId}`;
    expect(tries?.handoverWrongTries).toBe(0);
  });

  it('the carrier waits 30 minutes, and the same arrival again is no new one', async () => {
    const { sender, carrier: by, orderId } = await soldAt(world, 'InTransit');
    const first = await arrive(by, orderId, nearTheDoor);
    expect(first.status).toBe(200);
    const { arrivedAt, until } = first.result.door ?? {};
    expect(Date.parse(until ?? '') - Date.parse(arrivedAt ?? '')).toBe(30 * 60_000);
    expect((await arrive(by, orderId)).result.door).toMatchObject({ arrivedAt, until });
    const { history, door } = await orderOf(sender, orderId);
    expect(history.filter(({ what }) => what === 'door')).toHaveLength(1);
    expect(door?.arrivedAt).toBe(arrivedAt);
  });

  it('is asked of the buyer again when the time is over', async () => {
    const { carrier: by, orderId } = await soldAt(world, 'InTransit');
    await arrive(by, orderId);
    await world.db`update delivery_order set door_until = now() - interval '1 second' where id = ${orderId}`;
    const { door, history } = (await arrive(by, orderId)).result;
    expect(Date.parse(door?.until ?? '')).toBeGreaterThan(Date.now());
    expect(history.filter(({ what }) => what === 'door')).toHaveLength(2);
  });

  it('is where the door is', async () => {
    const { carrier: by, orderId } = await soldAt(world, 'InTransit');
    const far = await arrive(by, orderId, { latitude: wuse.latitude + 0.05, longitude: wuse.longitude });
    expect([far.status, far.problem.code]).toEqual([409, 'out_of_reach']);
    expect(far.problem.detail).toMatch(/about 5\.6 km from the door/);
  });

  it('nobody arrives but its carrier, with the parcel', async () => {
    const { sender, carrier: by, orderId } = await soldAt(world, 'Accepted');
    expect((await arrive(by, orderId)).problem.code).toBe('step_not_allowed');
    expect((await arrive(sender, orderId)).problem.code).toBe('forbidden');
    expect((await arrive(await carrier(world), orderId)).problem.code).toBe('not_found');
  });

  it('it is paid for both at once, and then the code completes it and everybody has theirs', async () => {
    const deal = await soldAt(world, 'InTransit');
    const { sender, carrier: by, orderId } = deal;
    const held = await balanceOf(world, sender.id, 'NGN');
    await arrive(by, orderId);
    expect(await payAtTheDoor(world, deal)).toBe('done');
    const paid = await orderOf(by, orderId);
    expect(paid.door).toMatchObject({ isPaid: true, arrivedAt: null, until: null });
    expect(paid.history.some(({ what }) => what === 'paid')).toBe(true);
    const told = await world.db<{ userId: string }[]>`
      select user_id from realtime_inbox where event->>'what' = 'paid' and event->>'orderId' = ${orderId} order by user_id`;
    expect(told.map(({ userId }) => userId)).toEqual([sender.id, by.id].sort());
    const handed = await moveTo(by, orderId, 'Delivered', { code: codesOf(world, orderId).handover });
    expect([handed.status, handed.result.orderStatus]).toEqual([200, orderStatus.Completed]);
    // 10 % of the fee and 1.5 % of the price are ours; the reserve is the seller's again.
    expect(await unclearedOf(world, by.id)).toBe(fee * 0.9);
    expect(await unclearedOf(world, sender.id)).toBe(goods * 0.985);
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(held + fee);
  });

  it('what was paid before it left is handed over as ever', async () => {
    const { carrier: by, orderId } = await soldAt(world, 'InTransit', { payWhen: 'now' });
    expect((await arrive(by, orderId)).result.door).toMatchObject({ isPaid: true, payWhen: 'now', arrivedAt: null });
    expect((await moveTo(by, orderId, 'Delivered', { code: codesOf(world, orderId).handover })).status).toBe(200);
  });

  it('a seller does not say for their buyer that it arrived', async () => {
    const { sender, carrier: by, orderId } = await soldAt(world, 'InTransit', { payWhen: 'now' });
    const imageIdList = [await uploadedPicture(world, by.id)];
    expect((await moveTo(by, orderId, 'Delivered', { imageIdList })).status).toBe(200);
    const { actions, needsMe } = await orderOf(sender, orderId);
    expect([actions.map(({ to }) => to), needsMe]).toEqual([[orderStatus.Disputed], false]);
    expect((await moveTo(sender, orderId, 'Completed')).problem.code).toBe('step_not_allowed');
  });
});
