import { listAssignments } from '@waybill/contract/orders/list-assignments';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { expect, it } from 'vitest';
import { businessDeal, give, memberOf } from '../support/businesses.ts';
import { codesOf, moveTo } from '../support/orders.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

it('lists a member’s own work that is still to be done, and of all orders a rider finds theirs alone', async () => {
  const business = await checkedBusiness(world);
  const { person, acting } = await memberOf(world, business, 'rider');
  const other = await memberOf(world, business, 'rider');
  const deals = [await businessDeal(world, business), await businessDeal(world, business), await businessDeal(world, business)];
  const [done, mine, theirs] = deals.map(({ orderId }) => orderId) as [string, string, string];
  for (const id of [done, mine]) await give(business, id, person.id);
  await give(business, theirs, other.person.id);
  await moveTo(acting, done, 'PickedUp', { code: codesOf(world, done).pickup });
  await moveTo(acting, done, 'Delivered', { code: codesOf(world, done).handover });
  const { items } = (await acting.call(listAssignments)).result;
  expect(items).toEqual([
    { assignment: expect.objectContaining({ orderId: mine, state: 'offered' }), order: expect.objectContaining({ id: mine }) },
  ]);
  const seen = (await acting.call(listOrders)).result.items.map(({ id }) => id);
  expect(seen.toSorted(), 'with what they have done').toEqual([done, mine].toSorted());
  expect((await acting.call(listOrders, { query: { role: 'sender' } })).result.items.map(({ id }) => id).toSorted()).toEqual(
    [done, mine].toSorted(),
  );
  expect((await business.call(listOrders)).result.items).toHaveLength(3);
});
