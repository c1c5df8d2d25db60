import { leaveBusiness } from '@waybill/contract/businesses/leave-business';
import { listMemberships } from '@waybill/contract/businesses/list-memberships';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { deactivateUser } from '@waybill/contract/users/deactivate-user';
import { expect, it } from 'vitest';
import { businessDeal, give, memberOf } from '../support/businesses.ts';
import { eventually } from '../support/eventually.ts';
import { codesOf, moveTo, orderOf } from '../support/orders.ts';
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

it('is refused to whoever fetches a parcel in this very moment, and the parcel stays with them', async () => {
  const business = await checkedBusiness(world);
  const { person, acting } = await memberOf(world, business, 'rider');
  const { packageId, orderId } = await businessDeal(world, business);
  await give(business, orderId, person.id);
  const waiting = async (count: number) =>
    eventually('Both wait', async () => {
      const [row] = await world.db<{ waiting: number }[]>`
        select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (row?.waiting ?? 0) >= count;
    });
  // Both have been let in before either has the parcel: whoever came first gets on.
  const [pickedUp, left] = await world.db.begin(async (tx) => {
    await tx`select from timeline_item where id = ${packageId} for update`;
    const pickUp = moveTo(acting, orderId, 'PickedUp', { code: codesOf(world, orderId).pickup });
    await waiting(1);
    const leave = person.call(leaveBusiness, { params: { businessId: business.id } });
    await waiting(2);
    return [pickUp, leave].map((act) => ({ act }));
  });
  expect((await pickedUp?.act)?.status).toBe(200);
  expect((await left?.act)?.problem.code).toBe('orders_running');
  expect((await person.call(listMemberships)).result.items).toHaveLength(1);
  expect((await orderOf(business, orderId)).rider).toMatchObject({ firstName: 'Chidi' });
});

it('is done once, and nothing is in anybody’s hands, when leaving and fetching come at once', async () => {
  const business = await checkedBusiness(world);
  for (let round = 0; round < 4; round += 1) {
    const { person, acting } = await memberOf(world, business, 'rider');
    const { orderId } = await businessDeal(world, business);
    await give(business, orderId, person.id);
    const [left, fetched] = await Promise.all([
      person.call(leaveBusiness, { params: { businessId: business.id } }),
      moveTo(acting, orderId, 'PickedUp', { code: codesOf(world, orderId).pickup }),
    ]);
    expect([left.status === 204, fetched.status === 200].filter(Boolean), 'one of the two').toHaveLength(1);
    const belongs = (await person.call(listMemberships)).result.items.length === 1;
    expect(belongs).toBe(fetched.status === 200);
  }
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
