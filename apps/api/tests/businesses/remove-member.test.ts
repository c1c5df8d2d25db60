import { removeMember } from '@waybill/contract/businesses/remove-member';
import { getOrder } from '@waybill/contract/orders/get-order';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { describe, expect, it } from 'vitest';
import { businessDeal, give, invite, memberOf } from '../support/businesses.ts';
import { eventually } from '../support/eventually.ts';
import { codesOf, moveTo, orderOf } from '../support/orders.ts';
import { checkedBusiness } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

describe('letting a member go', () => {
  const world = useWorld();
  const remove = (by: Visitor, userId: string) => by.call(removeMember, { params: { userId } });

  it('ends what they may do at once, on every node, and leaves them their own account', async () => {
    const business = await checkedBusiness(world);
    const { person, acting } = await memberOf(world, business, 'dispatcher');
    const elsewhere = world.visitor({ origin: (await world.startNode()).origin, headers: { 'Acting-For': business.id } });
    elsewhere.actAs(person.session);
    for (const who of [acting, elsewhere]) expect((await who.call(listOrders)).status).toBe(200);
    await remove(business, person.id);
    for (const who of [acting, elsewhere])
      await expect.poll(async () => (await who.open(listOrders)).status, { timeout: 4_000 }).toBe(403);
    expect((await acting.call(listOrders)).problem.code).toBe('not_acting');
    expect((await person.call(listOrders)).status).toBe(200);
    expect((await remove(business, person.id)).problem.code).toBe('not_found');
  });

  it('ends the stream that they listen to for the business', async () => {
    const business = await checkedBusiness(world);
    const { person } = await memberOf(world, business, 'dispatcher');
    const response = await fetch(`${world.node.origin}/api/realtime`, {
      headers: { authorization: `Bearer ${person.session.accessToken}`, 'acting-for': business.id },
    });
    expect(response.status).toBe(200);
    const heard = response.text();
    await remove(business, person.id);
    expect(await heard).toContain('business.changed');
  });

  it('gives their open work back, and says what is still in their hands', async () => {
    const business = await checkedBusiness(world);
    const { person, acting } = await memberOf(world, business, 'rider');
    const waiting = await businessDeal(world, business);
    const carried = await businessDeal(world, business);
    for (const { orderId } of [waiting, carried]) await give(business, orderId, person.id);
    await moveTo(acting, carried.orderId, 'PickedUp', { code: codesOf(world, carried.orderId).pickup });
    expect((await remove(business, person.id)).result).toEqual({ ordersBack: 2, inTheirHands: 1 });
    for (const { orderId } of [waiting, carried]) {
      const order = await orderOf(business, orderId);
      expect(order).toMatchObject({ rider: null, assignment: { state: 'ended', riderId: person.id } });
      expect((await acting.call(getOrder, { params: { id: orderId } })).problem.code).toBe('not_acting');
    }
    const pickup = (await orderOf(business, carried.orderId)).history.find(({ what }) => what === 'order.picked-up');
    expect(pickup?.actedBy, 'what they did stays under their name').toBe('Chidi');
    const other = await memberOf(world, business, 'rider');
    await give(business, carried.orderId, other.person.id);
    const handover = await moveTo(other.acting, carried.orderId, 'Delivered', {
      code: codesOf(world, carried.orderId).handover,
    });
    expect(handover.status, 'the order goes on').toBe(200);
  });

  it('leaves nothing with them that is given to them at the same moment', async () => {
    const business = await checkedBusiness(world);
    for (let round = 0; round < 5; round += 1) {
      const { person } = await memberOf(world, business, 'rider');
      const { orderId } = await businessDeal(world, business);
      const [given] = await Promise.all([give(business, orderId, person.id), remove(business, person.id)]);
      expect([200, 404]).toContain(given.status);
      expect((await orderOf(business, orderId)).rider).toBeNull();
    }
  });

  it('is for managers where it is about riders', async () => {
    const business = await checkedBusiness(world);
    const manager = await memberOf(world, business, 'manager');
    const rider = await memberOf(world, business, 'rider');
    const accountant = await memberOf(world, business, 'accountant');
    expect((await remove(manager.acting, accountant.person.id)).problem.code).toBe('forbidden');
    expect((await remove(manager.acting, manager.person.id)).problem.code).toBe('forbidden');
    expect((await remove(manager.acting, rider.person.id)).status).toBe(200);
    const again = await invite(business, 'rider');
    expect(again.status, 'whoever was let go can come back').toBe(201);
    await eventually('The row of who ended it', async () => {
      const [row] = await world.db`select ended_as, ended_by from business_member where user_id = ${rider.person.id}`;
      return row?.endedBy === manager.person.id && row.endedAs === 'removed' ? true : undefined;
    });
  });
});
