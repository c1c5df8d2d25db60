import { updateMember } from '@waybill/contract/businesses/update-member';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { describe, expect, it } from 'vitest';
import { businessDeal, give, memberOf } from '../support/businesses.ts';
import { orderOf } from '../support/orders.ts';
import { checkedBusiness } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

describe('changing what a member is', () => {
  const world = useWorld();
  const change = (by: Visitor, userId: string, body: Record<string, unknown>) =>
    by.call(updateMember, { params: { userId }, body });

  it('counts from the very next call, on every node', async () => {
    const business = await checkedBusiness(world);
    const { person, acting } = await memberOf(world, business, 'accountant');
    const elsewhere = world.visitor({
      origin: (await world.startNode()).origin,
      headers: { 'Acting-For': business.id },
    });
    elsewhere.actAs(person.session);
    for (const who of [acting, elsewhere]) expect((await who.call(getWallets)).status).toBe(200);
    expect((await change(business, person.id, { role: 'rider', sharePercent: 55 })).result).toMatchObject({
      role: 'rider',
      sharePercent: 55,
    });
    for (const who of [acting, elsewhere])
      await expect.poll(async () => (await who.call(getWallets)).status, { timeout: 4_000 }).toBe(403);
    expect((await acting.call(listOrders)).status).toBe(200);
  });

  it('gives the work of whoever rides no more back to the business', async () => {
    const business = await checkedBusiness(world);
    const { person } = await memberOf(world, business, 'rider', { sharePercent: 40 });
    const { orderId } = await businessDeal(world, business);
    await give(business, orderId, person.id);
    await change(business, person.id, { role: 'dispatcher' });
    expect((await orderOf(business, orderId)).assignment?.state, 'a dispatcher may ride').toBe('offered');
    expect((await change(business, person.id, { role: 'accountant' })).result.sharePercent, 'what was not sent stays').toBe(40);
    expect((await orderOf(business, orderId)).assignment?.state).toBe('ended');
  });

  it('is the owner’s alone, and about their own people', async () => {
    const business = await checkedBusiness(world);
    const manager = await memberOf(world, business, 'manager');
    const { person } = await memberOf(world, business, 'rider');
    expect((await change(manager.acting, person.id, { role: 'manager' })).problem.code).toBe('not_in_role');
    expect((await change(await checkedBusiness(world), person.id, { role: 'manager' })).problem.code).toBe('not_found');
  });
});
