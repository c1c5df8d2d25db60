import { randomUUID } from 'node:crypto';
import { acceptInvitation } from '@waybill/contract/businesses/accept-invitation';
import { answerAssignment } from '@waybill/contract/orders/answer-assignment';
import { orderStatus as orders } from '@waybill/contract/orders/enums';
import { getTracking } from '@waybill/contract/orders/get-tracking';
import { reportPosition } from '@waybill/contract/orders/report-position';
import { listRatings } from '@waybill/contract/users/list-ratings';
import { rateUser } from '@waybill/contract/users/rate-user';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Business, businessDeal, give, invite, memberOf, tokenOf } from '../support/businesses.ts';
import { eventually } from '../support/eventually.ts';
import { codesOf, moveTo, offered, orderOf } from '../support/orders.ts';
import { verifiedPerson } from '../support/people.ts';
import { openStream } from '../support/streams.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

describe('giving an order to a member of the business', () => {
  const world = useWorld();
  let business: Business;
  beforeAll(async () => {
    business = await checkedBusiness(world);
  });

  it('shows its rider to the sender, by first name and face, and to the business with what they earn', async () => {
    const dispatcher = await memberOf(world, business, 'dispatcher');
    const rider = await memberOf(world, business, 'rider', { sharePercent: 70 });
    const { orderId, sender } = await businessDeal(world, business);
    expect((await orderOf(sender, orderId)).rider).toBeNull();
    const { result } = await give(dispatcher.acting, orderId, rider.person.id);
    expect(result).toMatchObject({ orderId, riderId: rider.person.id, riderName: 'Chidi Okafor', state: 'offered' });
    const seen = await orderOf(sender, orderId);
    expect(seen).toMatchObject({
      rider: { firstName: 'Chidi', profilePicture: null, rating: 0 },
      assignment: null,
      riderEarns: null,
      carrier: { fullName: 'Swift Riders' },
    });
    // 6,000 less our commission of 10 %, of which 70 % is theirs.
    expect((await orderOf(rider.acting, orderId)).riderEarns).toBe(3780);
    const [row] = await world.db`select assigned_by from order_assignment where order_id = ${orderId}`;
    expect(row?.assignedBy, 'who gave it stays known').toBe(dispatcher.person.id);
  });

  it('is heard by the sender’s open page: who comes, and when that changes', async () => {
    const rider = await memberOf(world, business, 'rider');
    const { orderId, sender } = await businessDeal(world, business);
    const stream = await openStream(sender.session.accessToken, { origin: world.node.origin });
    const heard = (times: number) =>
      eventually(`Told ${times} times`, async () => {
        const told = stream.messages.filter(({ event }) => event?.type === 'order.changed' && event.what === 'rider');
        return told.length === times;
      });
    await give(business, orderId, rider.person.id);
    await heard(1);
    expect((await orderOf(sender, orderId)).rider).toMatchObject({ firstName: 'Chidi' });
    await rider.acting.call(answerAssignment, { params: { id: orderId }, body: { answer: 'declined', reason: 'A flat tyre' } });
    await heard(2);
    expect(JSON.stringify(stream.messages), 'nothing of what was said').not.toContain('declined');
    expect((await orderOf(sender, orderId)).rider).toBeNull();
    stream.leave();
  });

  it('is refused where it is their own parcel: nobody carries and rates what they send', async () => {
    const { orderId, sender } = await businessDeal(world, business);
    const { id } = (await invite(business, 'rider')).result;
    await sender.call(acceptInvitation, { params: { token: tokenOf(world, id) } });
    expect((await give(business, orderId, sender.id)).problem.code).toBe('own_package');
  });

  it('lets its rider carry it to the door, with the codes, in their own name for the business', async () => {
    const rider = await memberOf(world, business, 'rider');
    const { orderId, sender } = await businessDeal(world, business);
    const codes = codesOf(world, orderId);
    expect((await moveTo(rider.acting, orderId, 'PickedUp', { code: codes.pickup })).problem.code).toBe('not_found');
    await give(business, orderId, rider.person.id);
    expect((await moveTo(rider.acting, orderId, 'PickedUp', { code: codes.pickup })).status).toBe(200);
    expect((await orderOf(business, orderId)).assignment?.state, 'whoever gets on with it has said yes').toBe('taken');
    const at = { latitude: 7.1, longitude: 3.6 };
    expect((await rider.acting.call(reportPosition, { body: at })).status).toBe(204);
    expect((await orderOf(sender, orderId)).position).toMatchObject(at);
    expect((await moveTo(rider.acting, orderId, 'Delivered', { code: codes.handover })).status).toBe(200);
    const { history, orderStatus } = await orderOf(sender, orderId);
    expect(orderStatus, 'paid, by the receiver’s own code').toBe(orders.Completed);
    expect(history.filter(({ by }) => by === 'carrier').map(({ actedBy }) => actedBy)).toEqual([null, 'Chidi', 'Chidi']);
  });

  it('counts the stars of a sender for the business and for whoever came to the door', async () => {
    const rider = await memberOf(world, business, 'rider');
    const { orderId, sender } = await businessDeal(world, business);
    await give(business, orderId, rider.person.id);
    const codes = codesOf(world, orderId);
    await moveTo(rider.acting, orderId, 'PickedUp', { code: codes.pickup });
    const { trackingId } = await orderOf(sender, orderId);
    const tracked = await world.visitor().call(getTracking, { params: { trackingId } });
    expect(tracked.result.carrier).toEqual({ firstName: 'Chidi', profilePicture: null, businessName: 'Swift Riders' });
    await moveTo(rider.acting, orderId, 'Delivered', { code: codes.handover });
    await sender.call(rateUser, { body: { orderId, rating: 4, comment: 'Quick' }, idempotencyKey: randomUUID() });
    for (const { id } of [business, rider.person]) {
      const { items } = (await sender.call(listRatings, { params: { uid: id } })).result;
      expect(items).toEqual([expect.objectContaining({ rating: 4, comment: 'Quick' })]);
    }
    expect((await orderOf(sender, orderId)).rider?.rating).toBe(4);
  });

  it('hides from riders what is not theirs, and takes it away when it is given to another', async () => {
    const [first, second] = [await memberOf(world, business, 'rider'), await memberOf(world, business, 'rider')];
    const { orderId } = await businessDeal(world, business);
    await give(business, orderId, first.person.id);
    expect((await orderOf(first.acting, orderId)).id).toBe(orderId);
    await expect(orderOf(second.acting, orderId)).rejects.toThrow('not_found');
    await give(business, orderId, second.person.id);
    await expect(orderOf(first.acting, orderId)).rejects.toThrow('not_found');
    expect((await orderOf(second.acting, orderId)).id).toBe(orderId);
  });

  it('gives once under the same key, and the same twice is once', async () => {
    const rider = await memberOf(world, business, 'rider');
    const { orderId } = await businessDeal(world, business);
    const key = randomUUID();
    await Promise.all([give(business, orderId, rider.person.id, key), give(business, orderId, rider.person.id, key)]);
    await give(business, orderId, rider.person.id);
    expect(await world.db`select from order_assignment where order_id = ${orderId}`).toHaveLength(1);
  });

  it('ends with one rider where two dispatchers give it out at the same moment', async () => {
    const riders = [await memberOf(world, business, 'rider'), await memberOf(world, business, 'rider')];
    const { orderId } = await businessDeal(world, business);
    await Promise.all(riders.map(({ person }) => give(business, orderId, person.id)));
    const live = await world.db`select rider_id from order_assignment where order_id = ${orderId} and ended_at is null`;
    const [order] = await world.db`select rider_id from delivery_order where id = ${orderId}`;
    expect(live).toEqual([order]);
  });

  it('is refused for strangers, accountants, and what is not agreed on', async () => {
    const rider = await memberOf(world, business, 'rider');
    const accountant = await memberOf(world, business, 'accountant');
    const { orderId } = await businessDeal(world, business);
    expect((await give(business, orderId, (await verifiedPerson(world)).id)).problem.code).toBe('not_found');
    expect((await give(business, orderId, accountant.person.id)).problem.code).toBe('not_found');
    const elsewhere = await memberOf(world, await checkedBusiness(world), 'rider');
    expect((await give(business, orderId, elsewhere.person.id)).problem.code).toBe('not_found');
    const other = await offered(world);
    expect((await give(business, other.orderId, rider.person.id)).problem.code).toBe('not_found');
  });
});
