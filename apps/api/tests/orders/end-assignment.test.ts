import { endAssignment } from '@waybill/contract/orders/end-assignment';
import { expect, it } from 'vitest';
import { businessDeal, give, memberOf } from '../support/businesses.ts';
import { orderOf } from '../support/orders.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

it('takes an order back from its rider, who sees it no more; where nobody has it nothing happens', async () => {
  const business = await checkedBusiness(world);
  const { person, acting } = await memberOf(world, business, 'rider');
  const { orderId } = await businessDeal(world, business);
  const end = () => business.call(endAssignment, { params: { id: orderId } });
  expect((await end()).status).toBe(204);
  await give(business, orderId, person.id);
  expect((await end()).status).toBe(204);
  expect((await orderOf(business, orderId)).assignment).toMatchObject({ state: 'ended', riderId: person.id });
  await expect(orderOf(acting, orderId)).rejects.toThrow('not_found');
});
