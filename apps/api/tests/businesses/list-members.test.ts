import { listMembers } from '@waybill/contract/businesses/list-members';
import { expect, it } from 'vitest';
import { businessDeal, give, memberOf } from '../support/businesses.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

it('shows who acts for a business in the order in which they came, and the work that is with each', async () => {
  const business = await checkedBusiness(world);
  const rider = await memberOf(world, business, 'rider', { sharePercent: 60 });
  const accountant = await memberOf(world, business, 'accountant');
  await memberOf(world, await checkedBusiness(world), 'rider');
  await give(business, (await businessDeal(world, business)).orderId, rider.person.id);
  await give(business, (await businessDeal(world, business, 'PickedUp')).orderId, rider.person.id);
  const { items } = (await accountant.acting.call(listMembers)).result;
  expect(items).toEqual([
    expect.objectContaining({ userId: rider.person.id, role: 'rider', sharePercent: 60, openOrders: 2, carrying: 1, rating: 0 }),
    expect.objectContaining({ userId: accountant.person.id, role: 'accountant', openOrders: 0 }),
  ]);
  const riders = (await business.call(listMembers, { query: { role: 'rider', limit: 1 } })).result;
  expect(riders.items.map(({ userId }) => userId)).toEqual([rider.person.id]);
  const first = (await business.call(listMembers, { query: { limit: 1 } })).result;
  const rest = (await business.call(listMembers, { query: { limit: 1, cursor: first.nextCursor } })).result;
  expect(rest.items.map(({ userId }) => userId)).toEqual([accountant.person.id]);
});
