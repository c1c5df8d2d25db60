import { leaveBusiness } from '@waybill/contract/businesses/leave-business';
import { listMemberships } from '@waybill/contract/businesses/list-memberships';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { deactivateUser } from '@waybill/contract/users/deactivate-user';
import { expect, it } from 'vitest';
import { businessDeal, give, memberOf } from '../support/businesses.ts';
import { orderOf } from '../support/orders.ts';
import { goodPassword } from '../support/people.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

it('gives back what waits, and is refused with a parcel in one’s hands', async () => {
  const business = await checkedBusiness(world);
  const { person } = await memberOf(world, business, 'rider');
  const params = { businessId: business.id };
  const carried = await businessDeal(world, business, 'PickedUp');
  await give(business, carried.orderId, person.id);
  expect((await person.call(leaveBusiness, { params })).problem.code).toBe('orders_running');
  await person.call(confirmPassword, { body: { password: goodPassword } });
  expect((await person.call(deactivateUser, { params: { id: person.id } })).problem.code).toBe('orders_running');
  const other = await memberOf(world, business, 'rider');
  await give(business, carried.orderId, other.person.id);
  const waiting = await businessDeal(world, business);
  await give(business, waiting.orderId, person.id);
  expect((await person.call(leaveBusiness, { params })).status).toBe(204);
  expect((await orderOf(business, waiting.orderId)).rider).toBeNull();
  expect((await person.call(listMemberships)).result.items).toEqual([]);
  expect((await person.call(leaveBusiness, { params })).problem.code).toBe('not_found');
});

it('happens by itself when an account is closed, be it the member’s or the business’s', async () => {
  const business = await checkedBusiness(world);
  const [gone, stays] = [await memberOf(world, business, 'rider'), await memberOf(world, business, 'rider')];
  await gone.person.call(confirmPassword, { body: { password: goodPassword } });
  expect((await gone.person.call(deactivateUser, { params: { id: gone.person.id } })).status).toBe(204);
  await business.call(confirmPassword, { body: { password: goodPassword } });
  expect((await business.call(deactivateUser, { params: { id: business.id } })).status).toBe(204);
  expect((await stays.person.call(listMemberships)).result.items).toEqual([]);
  const rows = await world.db`select ended_as from business_member where business_id = ${business.id} order by ended_at`;
  expect(rows.map(({ endedAs }) => endedAs)).toEqual(['left', 'closed']);
});
